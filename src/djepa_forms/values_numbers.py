"""Numbers that identify: documents, customers, bank accounts, tax payers, companies, telephones; valid in shape for their country.

In patterns `#` is a digit, `@` a capital letter, `%Y` `%y` `%m` the document's year and month, `&` a prefix of the language.
IBANs carry right check digits (ISO 13616, mod 97).
"""

import random
from datetime import date

from .lexicon.parse import parse_lists, parse_words
from .values_places import fill_pattern


DOCUMENT_PATTERNS = parse_words("""
%Y-##### | %Y-#### | %Y/#### | &#### | &##### | &-%Y-### | &-%Y-#### | &%Y### | &/%Y/#### | &-%y%m-## | ########
| ####### | ###### | ##### | #### | ### | ########## | ############ | &%Y-### | &-####-## | & %Y ### | %y-#### | %Y%m###
| %Y%m-### | &%y##### | &######## | ##/%Y | ###/%y | &-###### | @##### | @@-##### | @@@###### | & ###### | #####-%y
| &.%Y.#### | %y/##### | @-%Y-## | ####-#### | ###-#######-####### | & ## ### ### | %Y.#### | %Y#### | &0000###
| 000#### | @#@#### | ##.###.### | &%Y/%m-## | ### ### ### | %Y-%m-### | &-@@@-#### | #-####-@ | &_%Y_####
""")
PREFIXES = parse_lists("""
en = INV | SI | IN | INV- | I | SINV | TI | BILL | INVOICE | A
de = RE | RG | R | AR | RNR | RE- | Rg | RECH | K | GRE
fr = F | FA | FAC | FC | FACT | VE | FV | FACTURE | FR
nl = F | VF | FAC | FA | V | VKF | FACT | VK | FN
es = F | FV | FAC | A | FR | FRA
it = FT | FV | F | FATT | FE | PA
""")
ORDER_PATTERNS = parse_words("""
######## | ####### | ###### | 45######## | PO-##### | PO###### | @@#### | %Y-### | B-###### | AU-%Y-#### | SO######
| ###-#######-####### | ORD-##### | ##### | CMD#### | AB%y#### | BE #### | #####/%y | WEB######## | O-####
""")
CUSTOMER_PATTERNS = parse_words("""
##### | ###### | #### | D##### | K-##### | C#### | 1##### | CUST-### | K###### | ####### | @@@### | C-#### | 41####
| KD#### | ########## | ### ### | ## ### ## | CL##### | @@@@## | 10####
""")
CODE_PATTERNS = parse_words("""
###### | @@###### | @-####-## | ######## | %Y-#### | @@@-#### | #### | ##-#### | @@ ## ## ## | ########## | ###.###.###
| @##-#### | ####/%y | @@#### | V###### | ### #### ### | P%y-### | %Y/##
""")
ARTICLE_PATTERNS = parse_words("""
##### | ###### | @@-#### | @@### | ####-## | @@@### | @##### | ###.### | 4############ | @-###-@ | ######## | @@@-##-##
| ##-### | @@####@ | ####
""")
TRACKING_PATTERNS = parse_words("""
############ | 1Z@@@############# | JD################ | @@#########DE | #### #### #### | 3S@@@@######### | 00340###############
| ############## | @@ ### ### ### GB | 6@###########
""")
PLATE_PATTERNS = parse_words("""
@@-@@ ### | @@-###-@@ | @@## @@@ | @-@@ #### | ##-@@-## | @@ ### @@ | #-@@@-### | @@@ ####
""")
INITIALS_PATTERNS = parse_words("@@ | @@@ | @@/@@ | @@-## | @@/@@@-## | @.@. | @@/#### | @@@/@")
REMITTANCE_PATTERNS = parse_words("""
+++###/####/#####+++ | RF## #### #### #### | ## ##### ##### ##### ##### | ############ | #### #### #### #### | ***###/####/#####***
| ################ | @@########
""")
METER_PATTERNS = parse_words("""
######## | ####### | ##### ### | 1@@@########## | 54################ | @##@##### | ##.###.### | DE00################ | #-### ### | @@@ #### ####
""")
STORE_PATTERNS = parse_words("#### | ### | 0### | ## | #-### | 00##")
TILL_PATTERNS = parse_words("# | 0# | ## | ######## | T# | 00#### | 0## | ###")
PASSPORT_PATTERNS = parse_words("@######## | ######### | @@####### | @####@### | ##@@##### | @# ####### | @@@######")
PHONES = parse_lists("""
GB = 020 7### #### | 01### ###### | 0161 ### #### | +44 (0)20 #### #### | +44 1### ###### | 0845 ### ####
    | +44 (0) 1### ### ### | 0800 ### ### | (01###) ###### | +44 20 7### ####
US = (###) ###-#### | ###-###-#### | +1 ### ### #### | 1-800-###-#### | ###.###.#### | (###)###-#### | +1 (###) ###-####
    | 1.888.###.####
IE = 01 ### #### | +353 1 ### #### | (021) ### #### | +353 (0)91 ###### | 1890 ### ###
CA = (416) ###-#### | 604-###-#### | +1 514 ### #### | 1-866-###-####
AU = (02) #### #### | +61 3 #### #### | 1300 ### ### | 08 #### ####
DE = 030 / ### ## ## | 0## ####### | +49 (0)## ###### | 0####/#### | +49 89 ######-0 | 0#### ###### | (0 ##) ## ## ## ##
    | +49 #### ####-## | 0####-###### | 0800 ### #### | +49(0)####/###### | 0### - ## ## ##-#
AT = +43 1 ### ## ## | 01 / ### ## ##-0 | +43 (0)316 ###### | 0732/###### | +43/1/#######
CH = 044 ### ## ## | +41 44 ### ## ## | +41 (0)31 ### ## ## | 022 ### ## ## | 0848 ### ###
FR = 0# ## ## ## ## | 0#.##.##.##.## | +33 (0)# ## ## ## ## | +33 # ## ## ## ## | 0######### | 0# ## ## ## ##
    | 08 ## ## ## ## | 0#-##-##-##-##
BE = 02/### ## ## | +32 2 ### ## ## | 03 ### ## ## | +32 (0)4 ### ## ## | 02 / ###.##.## | 09/###.##.##
LU = +352 ## ## ## | ## ## ## - 1 | (+352) ## ## ## ##
NL = 020-####### | 0###-###### | +31 (0)20 ### ## ## | 030 - ### ## ## | +31 ## ####### | 0### ###### | 088 - ### ## ##
    | (0##) ### ## ## | 0900-#### | +31 (0)### ######
ES = 91 ### ## ## | +34 9## ### ### | 9## ## ## ## | 902 ### ### | 93.###.##.##
IT = 02 ######## | +39 06 ####### | 0## ###### | +39 0## ### #### | 800 ###### | 049/#######
""")
MOBILES = parse_lists("""
GB = 07### ###### | +44 7### ######
US = (###) ###-#### | ###-###-####
IE = 087 ### #### | +353 86 ### ####
CA = 647-###-####
AU = 04## ### ###
DE = 0171 / ####### | +49 176 ######## | 0160-####### | 0152 ########
AT = 0664 / ### ## ## | +43 676 #######
CH = 079 ### ## ## | +41 78 ### ## ##
FR = 06 ## ## ## ## | 06.##.##.##.## | +33 6 ## ## ## ## | 07 ## ## ## ##
BE = 0475/## ## ## | +32 4## ## ## ## | 0496 ## ## ##
LU = 621 ### ### | +352 691 ### ###
NL = 06-######## | 06 ## ## ## ## | +31 6 ######## | 06 - #### ####
ES = 6## ### ### | +34 6## ## ## ##
IT = 3## ####### | +39 3## ### ####
""")
BANKS = parse_lists("""
GB = Barclays Bank PLC:BUKB | HSBC UK:HBUK | Lloyds Bank:LOYD | NatWest:NWBK | Santander UK:ABBY | Metro Bank:MYMB
IE = Bank of Ireland:BOFI | AIB:AIBK | Permanent TSB:IPBS
US = Bank of America:BOFA | JPMorgan Chase Bank:CHAS | Wells Fargo:WFBI | Citibank N.A.:CITI | First National Bank:FNBO
CA = Royal Bank of Canada:ROYC | TD Canada Trust:TDOM | Scotiabank:NOSC
AU = Commonwealth Bank:CTBA | Westpac:WPAC | ANZ:ANZB | NAB:NATA
DE = Deutsche Bank:DEUT | Commerzbank AG:COBA | Sparkasse {c}:SPKR | Volksbank {c} eG:GENO | Postbank:PBNK
    | HypoVereinsbank:HYVE | DKB:BYLA | Stadtsparkasse {c}:WELA | Raiffeisenbank {c}:GENO | Kreissparkasse {c}:SOLA
    | ING-DiBa:INGD | Targobank:CMCI
AT = Erste Bank:GIBA | Raiffeisenlandesbank:RLNW | Bank Austria:BKAU | BAWAG P.S.K.:BAWA | Oberbank AG:OBKL
CH = UBS AG:UBSW | Credit Suisse:CRES | PostFinance AG:POFI | Zürcher Kantonalbank:ZKBK | Raiffeisen Schweiz:RAIF
FR = BNP Paribas:BNPA | Société Générale:SOGE | Crédit Agricole:AGRI | Crédit Mutuel:CMCI | La Banque Postale:PSST
    | LCL:CRLY | Caisse d'Épargne:CEPA | Banque Populaire:CCBP | CIC {c}:CMCI | HSBC France:CCFR
BE = BNP Paribas Fortis:GEBA | KBC Bank:KRED | ING Belgique:BBRU | Belfius:GKCC | Argenta:ARSP
LU = BCEE:BCEE | BGL BNP Paribas:BGLL | ING Luxembourg:CELL
NL = ING Bank:INGB | Rabobank:RABO | ABN AMRO:ABNA | Triodos Bank:TRIO | Knab:KNAB | SNS Bank:SNSB | Rabobank {c}:RABO
    | bunq:BUNQ
ES = Banco Santander:BSCH | BBVA:BBVA | CaixaBank:CAIX | Banco Sabadell:BSAB | Bankinter:BKBK
IT = Intesa Sanpaolo:BCIT | UniCredit:UNCR | Banco BPM:BAPP | BPER Banca:BPMO | Monte dei Paschi di Siena:PASC
""")
# Digits of the bank code and of the account number as they stand in the IBAN; `0` marks a country without IBANs.
ACCOUNTS = {
    "GB": ("######", "########"), "IE": ("######", "########"), "DE": ("########", "##########"), "AT": ("#####", "###########"), "CH": ("#####", "############"), "FR": ("##########", "###########"), "BE": ("###", "#########"),
    "LU": ("###", "#############"), "NL": ("", "0#########"), "ES": ("########", "############"), "IT": ("@##########", "############"), "US": ("#########", "##########"), "CA": ("#####-###", "#######"), "AU": ("###-###", "### ### ###"),
}  # fmt: skip
WITHOUT_IBAN = ("US", "CA", "AU")
WITH_BANK_LETTERS = ("GB", "IE", "NL")
VAT_IDS = parse_lists("""
GB = GB######### | GB ### #### ## | ### #### ## | GB#########
US =
IE = IE#######@ | IE #######@@ | IE#@#####@
CA = ######### RT0001 | #########RT0001
AU = ## ### ### ### | ABN ## ### ### ###
DE = DE######### | DE######### | DE ### ### ### | DE #########
AT = ATU######## | ATU ########
CH = CHE-###.###.### MWST | CHE-###.###.### | CHE-###.###.### TVA
FR = FR########### | FR## ### ### ### | FR ## ######### | FR ## ### ### ###
BE = BE0######### | BE 0###.###.### | BE0###.###.### | BE 0### ### ###
LU = LU######## | LU ########
NL = NL#########B01 | NL#########B01 | NL ####.##.###.B01 | NL ######### B01 | NL#########B02
ES = ES@######## | @######## | @-########
IT = IT########### | ########### | IT ###########
""")
TAX_NUMBERS = parse_lists("""
GB = ##### ##### | ##########
US = ##-#######
IE = #######@
CA = #########
AU = ## ### ###
DE = ##/###/##### | ###/####/#### | ## ### ##### | ###/###/##### | ##/###/#/####
AT = ## ###/####
CH = ###.###.###
FR = ### ### ### | #########
BE = ### ### ###
LU = #### ### ####
NL = ######### | ####.##.###
ES = @######## | ########@
IT = @@@@@@##@##@###@
""")
REGISTERS = parse_lists("""
GB = ######## | 0####### | SC######
US = ####### | C#######
IE = ######
CA = ######-#
AU = ### ### ###
DE = HRB ##### | HRB ###### | HRA #### | HRB #### | Amtsgericht {c} HRB ##### | {c} HRB #### | AG {c}, HRB #####
AT = FN ######@ | FN ######@, HG {c}
CH = CHE-###.###.### | CH-###.#.###.###-#
FR = ### ### ### ##### | ############## | RCS {c} ### ### ### | RCS {c} B ### ### ### | {c} B ### ### ###
BE = 0###.###.### | RPM {c} | RPR {c} 0###.###.###
LU = B ###### | B ## ###
NL = ######## | ## ## ## ## | ## ### ### | {c} ########
ES = Tomo ####, Folio ##, Hoja M-#####
IT = REA MI-####### | REA ######
""")
SOCIAL = parse_lists("""
GB = @@ ## ## ## @ | @@######@
US = ###-##-####
IE = #######@@
CA = ### ### ###
AU = ### ### ###
DE = ## ###### @ ### | ########@###
AT = #### ######
CH = 756.####.####.##
FR = # ## ## ## ### ### ## | 1############ ##
BE = ##.##.##-###.##
LU = #############
NL = ######### | ####.##.###
ES = ## ######## ##
IT = @@@@@@##@##@###@
""")


COUNTRY_CODES = {
    "phone": PHONES,
    "fax": PHONES,
    "mobile": MOBILES,
    "vat_id": VAT_IDS,
    "tax_number": TAX_NUMBERS,
    "company_register": REGISTERS,
}  # fields of a company that are written in the manner of its country


def draw_number(rng: random.Random, patterns: tuple[str, ...]) -> str:
    """A number in one of the shapes."""
    return fill_pattern(rng, rng.choice(patterns))


def document_number(rng: random.Random, language: str, day: date, patterns: tuple[str, ...] = DOCUMENT_PATTERNS) -> str:
    """A number of a document issued on `day`."""
    prefix = rng.choice(PREFIXES[language])
    pattern = _made_up_pattern(rng) if rng.random() < 0.2 else rng.choice(patterns)
    pattern = pattern.replace("%Y", str(day.year)).replace("%y", f"{day.year % 100:02}").replace("%m", f"{day.month:02}")
    return fill_pattern(rng, pattern).replace("&", prefix)


def _made_up_pattern(rng: random.Random) -> str:
    """Two or three groups of digits, the year, the month or a letter, joined by one sign, sometimes after the prefix."""
    groups = ["#" * rng.randint(1, 7), rng.choice(("%Y", "%y", "@", "#" * rng.randint(2, 5), "%m"))]
    groups += ["#" * rng.randint(1, 4)] if rng.random() < 0.4 else []
    rng.shuffle(groups)
    start = rng.choice(("&", "& ", "&-")) if rng.random() < 0.3 else ""
    return start + rng.choice(("-", "/", ".", " ", "", "_", "")).join(groups)


def draw_code(rng: random.Random, table: dict[str, tuple[str, ...]], country: str, city: str = "") -> str:
    """A number in one of the country's shapes; `{c}` in a shape is the city."""
    return fill_pattern(rng, rng.choice(table[country] or ("",))).replace("{c}", city.split(",")[0])


def draw_bank(rng: random.Random, country: str, city: str) -> dict[str, str]:
    """Bank name, BIC, bank code, account number and, where the country has them, an IBAN made of these."""
    name, letters = rng.choice(BANKS[country]).split(":")
    code_pattern, account_pattern = ACCOUNTS[country]
    code, account = fill_pattern(rng, code_pattern), fill_pattern(rng, account_pattern)
    bic = f"{letters}{country}{rng.choice('23456MPF')}{rng.choice('ABLMX123')}" + rng.choice(("XXX", "", "", fill_pattern(rng, "###")))
    values = {"bank_name": name.replace("{c}", city.split(",")[0]), "bic": bic, "account_number": account, "sort_code": _sort_code(rng, country, code), "iban": ""}
    if country not in WITHOUT_IBAN:
        body = _iban_body(country, letters, code, account)
        values["iban"] = _spaced(rng, f"{country}{iban_check_digits(country, body)}{body}")
    return values


def iban_check_digits(country: str, body: str) -> str:
    """The two check digits of an IBAN (ISO 13616): 98 minus the number `body + country + 00` modulo 97, letters as 10..35."""
    digits = "".join(str(int(character, 36)) for character in f"{body}{country}00")
    return f"{98 - int(digits) % 97:02}"


def _iban_body(country: str, letters: str, code: str, account: str) -> str:
    bank = letters if country in WITH_BANK_LETTERS else ""
    key = f"{int(account) % 97:02}" if country == "FR" else ""
    return f"{bank}{code}{account}{key}"


def _sort_code(rng: random.Random, country: str, code: str) -> str:
    if country in ("GB", "IE"):
        return rng.choice(("{}-{}-{}", "{} {} {}", "{}{}{}")).format(code[:2], code[2:4], code[4:])
    if country == "DE" and rng.random() < 0.5:
        return f"{code[:3]} {code[3:6]} {code[6:]}"
    return code


def _spaced(rng: random.Random, iban: str) -> str:
    """In groups of four, three times out of four."""
    return " ".join(iban[start : start + 4] for start in range(0, len(iban), 4)) if rng.random() < 0.75 else iban
