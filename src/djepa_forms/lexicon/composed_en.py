"""English questions of training pages, put together of parts (format: see `composed.py`), written without a look at the held-out
ones.
"""

SLOTS = """
qa = What is the | What's the | Could you tell me the | Can you see the | May I have the
qb = What is the | Do you know the | Can you find me the | Would you read out the | Where do I find the
qc = What is the | Might I ask for the | Can anyone tell me the | Would you mind checking the | Where can I see the
fa = Find the | Look up the | Give me the | I need the | Read off the | Please tell me the
fb = Locate the | Show me the | Write down the | I'm looking for the | Please state the | Kindly provide the
fc = Extract the | Pick out the | Note the | I'd like to know the | Let me have the | Please enter the
qsa = What is the | What's the | Can you see the
qsb = What is the | Do you have the | Where do I find the
qsc = What is the | Could I get the | Would you look up the
fsa = Find the | I need the | Please read me the | Copy down the
fsb = Look for the | Check the | Tell me the | Kindly share the
fsc = Search for the | I can't find the | Give me the | Please note down the
qp = What are the | Could you tell me the | Do you know the | May I ask for the | Where do I find the
who = Who is the | Who's the
name = Name the | Find the | Identify the | Look for the
tellwho = Tell me who the | I need to know who the | Find out who the | Please check who the
sth = is stated here | is printed on it | appears on the page | is shown | does the paper give | can you see
cx = For the ledger, | For our records, | For data entry, | I'm typing this up: | Before I file this,
inv = invoice | bill | tax invoice
which_no = which number | what number
which_day = what day | which day | what date | which date
carry = carry | bear | have
filed = filed | recorded | registered | booked | listed
seller = the seller | the supplier | the vendor | the biller | our creditor | the company billing us
    | the invoice issuer
sellers = seller's | supplier's | vendor's | biller's | creditor's | invoicing company's | service provider's
buyer = the customer | the client | the buyer | the purchaser | the company being billed | the invoice recipient
buyerp = the customer | the client | the buyer | the bill payer | the person being billed
buyers = customer's | client's | buyer's | purchaser's | invoice recipient's | bill payer's
goods = goods | items | products | articles | things
issued = issued | drawn up | made out | written | raised | prepared | created
issue = issue | raise | write | make out | prepare
vat = VAT | tax | sales tax | value added tax
tax = VAT | tax
payin = To make the transfer, | I'm setting up the payment: | For the bank transfer, | I want to pay online;
    | Before I pay this,
transfer = transfer | remit | send | wire
intotal = in total | altogether | all told | all in
sofar = so far | already | up to now | to date
town = town | city | municipality
based = based | located | established | situated | headquartered
located = based | located | registered | situated
pc = postcode | postal code | ZIP code
company = company | firm | business
persons = applicant's | person's | employee's | signatory's
person = the applicant | the person | the employee | the person on the form
give = give | assign to
calling = calling the supplier | complaining | asking about a delivery
entering = posting | booking | entering | filing
ident = identified | traced | found again | recognised
inv_c = invoice number | invoice no | invoice ID | bill number | inv. no | invoice ref. no
invo_n = number of the invoice | number of the bill | serial number of the invoice | ID of the bill
invd_c = invoice date | billing date | bill date | invoice issue date | invoicing date | inv. date
invd_o = date of the invoice | date on the bill | issue date of the invoice | day of invoicing
issuew = We were invoiced when | The bill is dated when | The invoice was issued when | The invoice dates from when
billed = billed | invoiced | charged with a bill | sent the bill
due_c = due date | payment due date | payment deadline | pay-by date | settlement deadline | maturity date
due_o = deadline for payment | last day for paying | final date for payment | date payment falls due
must_pay = must we pay | do we have to pay | should the bill be settled | does the money have to arrive
    | is payment expected | do I need to transfer the money | must the invoice be paid
due = due | due for payment | payable | to be paid
falldue = fall due | become due | become payable | mature
trouble = a reminder | late fees | being late | a penalty | a dunning letter
overdue = overdue | late | in arrears | past due
want = expect | want | need | demand
money = the money | our payment
payrun = For the payment run, | I'm scheduling payments: | So that we avoid a reminder, | For cash planning,
untilday = when | which day | what date
deld_c = delivery date | supply date | date of supply | service date | date of delivery | deliv. date
deld_o = date the goods were delivered | date of the delivery | day of supply | date of the service
delivered = delivered | supplied | handed over | dropped off | brought to us
arrive = arrive | reach us | get here | turn up | come in
deliver = deliver | supply the goods | make the delivery | bring the goods | hand over the goods
service = work | service | job | repair
done = done | carried out | performed | completed
order = the order | the purchase order | our order
ordd_c = order date | PO date | ordering date | purchase order date | date of order | order placement date
ordd_o = date of the order | day of the order | date of our purchase order
placed = placed | submitted | sent in | made | put through
orderv = order | ask for | request
place = place the order | send in the order | put in the purchase order | make the order
ordn_c = order number | order no | PO number | purchase order number | order ID | P.O. no | sales order number
ordn_o = number of the order | number of our purchase order | ID of the order
relate = relate to | refer to | belong to | go with
cust_c = customer number | customer no | client number | customer ID | cust no | customer account number
    | customer code
cust_o = number we have as a customer | ID of the customer | number of the client
know = know us | list us | keep us on file | have us in the books
my = my | our | their
listed = listed | registered | entered | kept
contr_c = contract number | contract no | agreement number | contract ID | contract reference
contract = contract | agreement | service agreement
dn_c = delivery note number | delivery note no | despatch note number | delivery slip number | packing slip number
    | delivery docket number
dn = delivery note | despatch note | packing slip | delivery slip
trk_c = tracking number | parcel number | tracking code | tracking ID
parcel = parcel | package | shipment | consignment
track = track | trace | follow
prj_c = project number | project no | project code | project ID | job number
project = project | job | assignment
quo_c = quote number | quotation number | quote no | offer number | estimate number
quote = quote | quotation | offer | estimate
crn_c = credit note number | credit note no | credit memo number | credit note ID | credit number
crn = credit note | credit memo | refund note
rcp_c = receipt number | receipt no | till receipt number | sales slip number | receipt ID
rcp = receipt | till receipt | sales slip
ref_c = reference | reference number | ref. no | reference code | file reference | reference mark
whose = our | your | my | the writer's
ref_n = reference | ref | reference number | file reference | reference sign
replying = replying | writing back | answering the letter | getting in touch | corresponding about this
matter = matter | case | correspondence | file
pref_c = payment reference | remittance reference | transfer reference | payment ref | bank transfer reference
    | creditor reference
pref_o = reference for the payment | reference to quote when paying | text for the bank transfer
    | remittance information
box = field | box | line
trf = transfer | bank transfer | online payment | payment order
whenpaying = when paying | with the payment | when I transfer the money | on the transfer
matchp = match | allocate | recognise | identify
tot_c = grand total | invoice total | total amount | gross total | gross amount | total including VAT | overall total
tot_o = total of the invoice | sum of everything with tax | total with tax | gross sum of the bill
everything = everything | it all | the whole lot | the whole purchase | all of it
cost = cost | come to | add up to | amount to
withtax = with tax | including VAT | tax included | with VAT added
spent = did we spend | were we charged | did it cost us | is being billed | was invoiced
net_c = net total | subtotal | net amount | total excluding VAT | amount before tax | net sum | pre-tax total
    | net invoice value
net_o = total without tax | sum before tax | value of the goods before tax | total net of VAT
before = before | without | excluding | not counting
takeoff = take off | deduct | leave out | ignore | subtract
calc = charged | calculated | worked out | levied
taxa_c = VAT amount | tax amount | amount of VAT | VAT total | sales tax amount | GST amount
taxa_o = amount of tax | tax in money | tax part of the total | sum charged as VAT
is_charged = is charged | is added | is included | do we pay | has been billed | comes on top
reclaim = reclaim | claim back | deduct | recover
comes = come to | amount to | add up to
taxman = taxman | tax office | tax authorities | Treasury
taxr_c = VAT rate | tax rate | VAT percentage | rate of VAT | tax percentage | sales tax rate | GST rate
taxr_o = percentage of VAT | rate at which tax is charged | percentage added as tax | percentage of tax applied
what_rate = what rate | which rate | what percentage | which percentage
applies = applies | was used | has been applied | is in force here
shp_c = delivery charge | shipping fee | carriage charge | postage charge | shipping cost
delivery = delivery | shipping | postage | carriage | postage and packing
dsc_c = discount | rebate | price reduction | discount amount
takenoff = taken off | knocked off the price | deducted as a discount | allowed as a rebate
paid_c = amount paid | amount already paid | paid amount | prepaid amount | deposit amount
paid_o = sum we have paid so far | money received so far | payment already made | payment received | amount received
    | deposit paid
pay = pay in advance | pay up front | put down as a deposit | pay on account | hand over beforehand
received = received | been paid | collected | had from us
settled = settled | paid off | cleared | covered
bal_c = balance due | outstanding balance | amount outstanding | open amount | remaining balance | unpaid balance
    | balance owing
bal_o = amount still owed | balance left to pay | sum still to be paid | rest of the money owed
open = open | outstanding | unpaid | owing | to be paid
leftpay = left to pay | yet to be paid | left over to be settled | still missing
deduct = the deposit is taken off | payments are deducted | the instalment is credited
    | the prepayment is taken into account
prev_c = previous balance | opening balance | balance brought forward | prior balance | old balance
lastbill = the last bill | the last statement | the previous invoice | the month before
cur_c = currency | billing currency | invoice currency | currency code
amounts = amounts | prices | figures | sums
iban_c = IBAN | IBAN number | international bank account number | IBAN code | IBAN for payments
do_we = do we | do I | should we | must I
use = use | enter | type in
bic_c = BIC | SWIFT code | BIC code | bank identifier code | SWIFT number | SWIFT-BIC
abroad = To pay from abroad, | For a foreign transfer, | For an international payment, | My bank is asking:
acc_c = bank account number | account number | account no | a/c no | bank account no | acct. number
srt_c = sort code | bank sort code | branch sort code | bank routing number
bank = bank | building society | financial institution | credit institution
bnk_c = bank name | bank's name | name of the bank | supplier's bank | name of the credit institution
bnk_o = bank the money goes to | bank that keeps the account | bank used by the supplier | bank for the payment
hold_c = account holder | account owner | beneficiary of the transfer | holder of the account
    | owner of the bank account
account = account | bank account
owns = owns | holds | has
vatn = VAT number | VAT registration number | VAT ID | VAT identification number | VAT reg no
vat_c = VAT number | VAT registration number | VAT ID | VAT reg no | value added tax number
cvat_own = our own | our
quoted = quoted | stated | given | printed
taxn_c = tax number | tax ID | taxpayer number | tax identification number | TIN | national tax number
    | tax reference number
taxn_o = number given by the tax office | number for income tax | fiscal number | fiscal code
taxoff = tax office | revenue office | Inland Revenue | tax authority
reg_c = company registration number | company number | trade register number | registered company number
    | commercial register number | Companies House number | company reg no
reg_o = number in the company register | number of the registered company | chamber of commerce number
    | commercial registry entry
register = commercial register | trade register | companies register | register of companies
entered = entered | registered | recorded | listed
md_c = managing director | general manager | chief executive | head of the company | MD
runs = runs | manages | heads | leads
ph_c = phone number | telephone number | phone no | tel. number | landline number | office phone number
ph_o = number to ring | number to call | number of the switchboard | number for telephone enquiries
them = them | the office | customer service | the company
fax_c = fax number | fax no | telefax number | fax line
mob_c = mobile number | mobile phone number | cell phone number | cell number | mobile no
em_c = e-mail address | email | e-mail contact | email for enquiries | electronic mail address
em_n = an e-mail | an email | a message by e-mail | electronic mail
web_c = website | web address | homepage | internet address | URL
cp_c = contact person | contact | person to ask | person in charge of queries | person handling this | point of contact
queries = queries | questions | complaints | problems
dealing = dealing with | handling | looking after | responsible for | in charge of
sp_c = salesperson | sales representative | sales rep | account manager | sales assistant
sel_c = seller | supplier | vendor | issuer of the invoice | biller | invoicing company | creditor | service provider
wrote = issued | raised | wrote | drew up | sent us | made out | prepared
charging = charging | billing | invoicing
supplied = supplied | sold us | delivered | provided
sstreet = street | road | street and house number
operates = operate from | work from | do business from | trade from
comes_from = come from | operate from | trade from | write from
buy_c = customer | client | buyer | purchaser | invoice recipient | billed party | bill-to party | debtor
beingb = being billed | being invoiced | being charged | supposed to pay
adr = address | full address | postal address | mailing address
badr_c = billing address | invoice address | bill-to address | invoicing address
sentto = sent | addressed | posted | mailed | made out
letter = a letter | a written complaint | the returned goods | a registered letter
sadr_c = delivery address | shipping address | ship-to address | address for delivery | drop-off address
    | delivery location
sadr_o = address for the goods | address the parcel goes to | place of delivery | address of the consignee
drop = drop off | unload | hand over | leave | put down
sm_c = shipping method | mode of shipment | delivery method | shipping service | dispatch type
carrier = carrier | courier | haulier | delivery service
dt_n = delivery terms | terms of delivery | Incoterms | delivery conditions | terms of trade
pt_n = payment terms | terms of payment | payment conditions | conditions for paying | settlement terms | credit terms
ptdays = days | weeks
pt_c = payment term | credit period | period for payment | time allowed for payment | payment period
pm_c = payment method | means of payment | method of payment | form of payment | payment type | mode of payment
paidhow = paid | settled | cleared | paid for
payhow = do we pay | should I pay | can the bill be paid | did the customer pay
bp_c = billing period | invoice period | billed period | billing cycle | charging period | accounting period
bp_o = period billed | period covered by the bill | span of time invoiced | months charged for
coverp = cover | include | run over | extend over | apply to
whatperiod = what period | which period | what span of time | which months
pg_c = page number | page no | sheet number
mt_c = meter number | meter no | meter serial number | meter ID
meter = electricity meter | gas meter | water meter | meter
mr_c = meter reading | current reading | counter reading | reading of the meter
energy = electricity | gas | water | energy
con_c = consumption | usage | energy consumption | amount consumed | quantity used
usedup = used | consumed | used up
pol_c = policy number | insurance policy number | policy no | insurance number of the policy
policy = policy | insurance policy | insurance cover
tic_c = ticket number | ticket no | ticket ID | serial number of the ticket
ca_c = cashier | till operator | checkout assistant | person at the till
sto_c = store number | shop number | store no | store ID | outlet number | branch number of the shop
shop = shop | store | outlet | branch
ter_c = terminal number | till number | cash register number | card terminal ID | POS terminal | checkout number
tim_c = time | time of day | exact time | clock time | time stamp
bought = purchase made | receipt printed | sale rung up | transaction carried out
roo_c = room number | room no | hotel room number | room
arr_c = arrival date | check-in date | date of arrival | day of arrival
guest = guest | visitor | hotel guest | traveller
checkin = check in | arrive at the hotel | move into the room
checkout = check out | leave the hotel | vacate the room
dep_c = departure date | check-out date | date of departure | day of departure
veh_c = vehicle registration number | number plate | licence plate | car registration | license plate number
car = car | vehicle | van | lorry
fn_c = first name | given name | forename | Christian name
ln_c = last name | surname | family name
dob_c = date of birth | birth date | birthday | DOB
pob_c = place of birth | birthplace | town of birth
nat_c = nationality | citizenship | country of citizenship
pas_c = passport number | passport no | passport ID
pass = passport | travel document
ssn_c = social security number | national insurance number | SSN | social insurance number
occ_c = occupation | profession | job title | trade
emp_c = employer | employing company | current employer
mar_c = marital status | civil status | family status
gen_c = gender | sex
dpt_c = department | division | section of the company | business unit
sub_c = subject | subject line | topic | subject matter
letterd = letter | message | memo
sen_c = sender | writer of the letter | author of the letter | sender of the letter
rec_c = recipient | addressee | recipient of the letter | receiver of the letter
dat_c = date | date of the letter | letter date | date on the form | date of signing | date of this memo
formd = form | letter | memo | application
app_c = approver | person who approved it | authorising manager | person who signed it off
approved = approved | authorised | signed off | released | gave the go-ahead for
useiban = use | give | quote | state
bicn = BIC | SWIFT code | bank identifier code
benef = beneficiary | payee | recipient of the funds
taxnn = tax number | tax ID | tax reference | taxpayer number
listf = give for | list for | hold for | show for
callv = call | ring | phone | get hold of
tel = phone | telephone
theyanswer = they answer | people pick up | staff answer
write = write | turn | send a message
em_m = e-mail | email
reached = reached | contacted
internet = internet | web | net
ourcase = our case | this matter | the invoice | our account
lookedafter = looked after | advised | served
getv = buy | order | get | obtain
roadw = street | road
havev = have | give | state
citys = city | town | home city
countrys = country | home country
sendv = send invoices | issue its bills | do business
livev = live | reside | have a home
sentb = sent | posted | mailed | addressed
sentg = sent | shipped | dispatched | consigned
delivered2 = delivered | sent | dropped off | shipped
dtn2 = delivery terms | terms of delivery | delivery conditions
dowehave = do we have | have we got | does the customer have | am I given
applyp = apply | are agreed | hold here | were agreed
supplyv = supply us | sell to us | work for us
must_payd = must we pay | should the bill be settled | is payment expected | do I have to pay
purchase = purchase | sale | order
means = means of payment | payment method
were_we = were we | was the customer | is the client being
billedp = billed | charged | invoiced
months = months | weeks | days | dates
whatperiod2 = what period | what span of time | which weeks | which months
docw = document | letter | invoice | form
isread = is read | is being billed | does the bill refer to
readv = read | show | say | display
tickw = ticket | travel ticket | parking ticket
servedv = served the customer | took the payment | worked
tillw = till | checkout | cash register
rangup = rang up | scanned | keyed in
machine = terminal | machine | reader
processed = processed | handled | accepted
stayv = stay | sleep | spend the night
beginv = begin | start
endv = end | finish
occupied = occupied | booked | taken
serviced = serviced | repaired | hired | parked
citn = citizenship | nationality
ssnn = social security number | national insurance number
occn = occupation | profession | trade
married = single, married or divorced | married, widowed or single | married or unmarried
dptn = department | division | team
dealw = deal with | concern | refer to
headingw = subject line | heading | topic
wrotel = wrote | sent | composed
supposed = supposed to read | meant to receive | expected to get
signedf = filled in | completed | signed | written
thereq = the payment | the invoice | the request | this expense
approvedp = approved | authorised | signed off | released
givinv = give | assign to | put on
purch = bought | purchased | ordered | acquired
tradew = trade | do business | run the business | have premises
listedx = listed | registered | entered
unclear = there are questions | there is a problem | something is unclear | I have a complaint
"""

QUESTIONS = """
invoice_number = {qa} {inv_c}? | {fa} {inv_c}. | {inv_c} | Which {inv_c} {sth}? | {cx} what is the {inv_c}?
    | {qb} {invo_n}? | {fb} {invo_n}. | {invo_n} | Under {which_no} is the {inv} {filed}?
    | Which number does this {inv} {carry}? | What number did {seller} {givinv} the {inv}? | How is the {inv} numbered?
    | Which invoice number do I quote when {calling}? | I'm {entering} the {inv} and need its number.
    | By which number can this {inv} be {ident}? | {cx} which number does the {inv} have?
invoice_date = {qb} {invd_c}? | {fb} {invd_c}. | {invd_c} | Which {invd_c} {sth}? | {cx} what is the {invd_c}?
    | {qc} {invd_o}? | {fc} {invd_o}. | {invd_o} | When was the {inv} {issued}?
    | On {which_day} was the {inv} {issued}? | When did {seller} {issue} the {inv}? | What date does the {inv} {carry}?
    | When were we {billed}? | {issuew}? | From which day does the {inv} date?
    | I'm {entering} the {inv} and need to know when it was issued. | For the VAT return, when was the {inv} {issued}?
    | {cx} how is the {inv} dated?
due_date = {qc} {due_c}? | {fc} {due_c}. | {due_c} | Which {due_c} {sth}? | {cx} what is the {due_c}? | {qa} {due_o}?
    | {fa} {due_o}. | {due_o} | By when {must_pay}? | When is the {inv} {due}? | When does the {inv} {falldue}?
    | Until {untilday} can I pay without {trouble}? | After {which_day} is the {inv} {overdue}?
    | On {which_day} does payment {falldue}? | By when does {seller} {want} {money}?
    | {payrun} by when must this be paid? | What is the last day on which I can pay the {inv}?
    | No later than when {must_pay}? | {payrun} when is the {inv} {due}? | When's the money due?
    | By when do I have to cough up the money? | Pay by when, to stay out of trouble?
delivery_date = {qa} {deld_c}? | {fa} {deld_c}. | {deld_c} | Which {deld_c} {sth}? | {cx} what is the {deld_c}?
    | {qb} {deld_o}? | {fb} {deld_o}. | {deld_o} | When were the {goods} {delivered}?
    | On {which_day} did the {goods} {arrive}? | When did {seller} {deliver}? | When was the {service} {done}?
    | On {which_day} was the {service} {done}? | When can we expect the {goods}? | When did the delivery take place?
    | {cx} on {which_day} was the delivery made? | I want to know when the {goods} were {delivered}.
    | When will the {goods} be {delivered}? | When did the stuff {arrive}?
order_date = {qb} {ordd_c}? | {fb} {ordd_c}. | {ordd_c} | Which {ordd_c} {sth}? | {cx} what is the {ordd_c}?
    | {qc} {ordd_o}? | {fc} {ordd_o}. | {ordd_o} | When was {order} {placed}? | On {which_day} was {order} {placed}?
    | When did {buyer} {orderv} the {goods}? | On {which_day} did {buyer} {place}? | When did we {place}?
    | When were the {goods} ordered? | {cx} when was {order} {placed}? | What date does {order} {carry}?
    | Since when have the {goods} been on order? | Find out when the {goods} were first ordered.
    | When did the {goods} get ordered? | When did we put in for the {goods}?
order_number = {qc} {ordn_c}? | {fc} {ordn_c}. | {ordn_c} | Which {ordn_c} {sth}? | {cx} what is the {ordn_c}?
    | {qa} {ordn_o}? | {fa} {ordn_o}. | {ordn_o} | Under {which_no} was {order} {placed}?
    | Which number does {order} {carry}? | What number did {buyer} {give} {order}?
    | Which purchase order does the {inv} {relate}? | Which order number does the {inv} {relate}?
    | Under which order number were the {goods} {delivered}? | I'm matching the {inv} to {order}: which order number?
    | How is {order} numbered? | Which PO {sth}? | By {which_no} can {order} be {ident}? | Which PO is this {inv} for?
customer_number = {qa} {cust_c}? | {fa} {cust_c}. | {cust_c} | Which {cust_c} {sth}? | {cx} what is the {cust_c}?
    | {qb} {cust_o}? | {fb} {cust_o}. | {cust_o} | Under {which_no} does {seller} {know}?
    | What number are we {listed} under as a customer? | What customer number does {buyer} have?
    | Which number does {seller} {give} {buyer}? | What is {my} {cust_c}?
    | Which customer number do I quote when {calling}? | By {which_no} does {seller} {know}?
    | As a customer, {which_no} do we have? | Under which customer number is {buyer} {listed}?
    | I'm on the phone to {seller}: what's our customer number?
contract_number = {qsb} {contr_c}? | {fsb} {contr_c}. | {contr_c} | Which {contr_c} {sth}?
    | Under {which_no} is the {contract} {filed}? | Which {contract} does the {inv} {relate}?
    | What number does the {contract} {carry}? | How is the {contract} numbered?
    | By {which_no} can the {contract} be {ident}?
delivery_note_number = {qsc} {dn_c}? | {fsc} {dn_c}. | {dn_c} | Which {dn_c} {sth}?
    | Which {dn} does the {inv} {relate}? | What number does the {dn} {carry}?
    | With which {dn} did the goods {arrive}? | How is the {dn} numbered? | By {which_no} can the {dn} be {ident}?
tracking_number = {qsa} {trk_c}? | {fsa} {trk_c}. | {trk_c} | Which {trk_c} {sth}?
    | With {which_no} can I {track} the {parcel}? | Which number lets me {track} the {parcel}?
    | I want to {track} the {parcel}; what's the code? | Under {which_no} is the {parcel} travelling?
    | Where is my {parcel}: which tracking number do I enter?
project_number = {qsb} {prj_c}? | {fsb} {prj_c}. | {prj_c} | Which {prj_c} {sth}?
    | Under {which_no} does the {project} run? | Which project does the {inv} {relate}?
    | What number does the {project} {carry}? | To which {project} do I book these costs?
    | How is the {project} numbered?
quote_number = {qsc} {quo_c}? | {fsc} {quo_c}. | {quo_c} | Which {quo_c} {sth}? | Which {quote} is the {inv} based on?
    | What number does the {quote} {carry}? | Under {which_no} was the {quote} made? | Which {quote} was accepted?
    | By {which_no} can the {quote} be {ident}?
credit_note_number = {qsa} {crn_c}? | {fsa} {crn_c}. | {crn_c} | Which {crn_c} {sth}?
    | What number does the {crn} {carry}? | Under {which_no} is the {crn} {filed}? | How is the {crn} numbered?
    | By {which_no} can the {crn} be {ident}? | I'm {entering} the {crn} and need its number.
receipt_number = {qsb} {rcp_c}? | {fsb} {rcp_c}. | {rcp_c} | Which {rcp_c} {sth}? | What number does the {rcp} {carry}?
    | Under {which_no} is the {rcp} {filed}? | How is the {rcp} numbered? | By {which_no} can the {rcp} be {ident}?
    | For the refund, which number does the {rcp} have?
reference = {qc} {ref_c}? | {fc} {ref_c}. | {ref_c} | Which {ref_c} {sth}? | {cx} what is the {ref_c}?
    | What is {whose} {ref_n}? | Find {whose} {ref_n}. | {whose} {ref_n} | What reference do we quote when {replying}?
    | Which reference should be given when {replying}? | Under which reference is the {matter} {filed}?
    | Which {ref_n} does the {matter} {carry}? | {cx} what is {whose} reference?
    | Is there a reference to quote when {replying}? | What do they use as a reference for the {matter}?
    | Which {ref_n} did they {give} the {matter}?
payment_reference = {qa} {pref_c}? | {fa} {pref_c}. | {pref_c} | Which {pref_c} {sth}? | {cx} what is the {pref_c}?
    | {qb} {pref_o}? | {fb} {pref_o}. | {pref_o} | What do I write in the reference {box} of the {trf}?
    | What goes in the reference {box} of the {trf}? | Which reference {do_we} quote {whenpaying}?
    | What {do_we} quote {whenpaying}? | Which reference lets {seller} {matchp} our payment?
    | {payin} what reference do I {use}? | How can {seller} {matchp} our payment? | What must be quoted {whenpaying}?
    | Which number should we mention {whenpaying}? | So that they can {matchp} our payment, what do we quote?
total = {qb} {tot_c}? | {fb} {tot_c}. | {tot_c} | Which {tot_c} {sth}? | {cx} what is the {tot_c}? | {qc} {tot_o}?
    | {fc} {tot_o}. | {tot_o} | What does {everything} {cost}, {withtax}? | How much {spent} {intotal}, {withtax}?
    | How much is the {inv} {intotal}? | How much is it {withtax}? | How much does {seller} charge in total?
    | What do the net sum and the {vat} {comes} together? | What sum does the {inv} {comes}, {withtax}?
    | Which amount already includes the {vat}? | What does {everything} {cost} {intotal}?
    | How expensive was {everything}, {withtax}? | {cx} how much is the {inv} {withtax}? | How much {spent} {intotal}?
    | What's the damage, tax and all? | How much does the {inv} set us back {intotal}?
net_total = {qc} {net_c}? | {fc} {net_c}. | {net_c} | Which {net_c} {sth}? | {cx} what is the {net_c}? | {qa} {net_o}?
    | {fa} {net_o}. | {net_o} | How much is it {before} {tax}? | What does {everything} {cost} {before} {tax}?
    | What do the items {comes} {before} {tax}? | How much is the {inv} if you {takeoff} the {vat}?
    | On what amount is the {vat} {calc}? | How much does {seller} charge before {tax}?
    | What are the {goods} worth {before} {tax}? | {cx} how much is the {inv} before {tax}?
    | How much {spent} before {tax}? | On which sum is the {vat} {calc}? | What does the {inv} {comes} net?
tax_amount = {qa} {taxa_c}? | {fa} {taxa_c}. | {taxa_c} | Which {taxa_c} {sth}? | {cx} what is the {taxa_c}?
    | {qb} {taxa_o}? | {fb} {taxa_o}. | {taxa_o} | How much {vat} {is_charged}? | How much of the total is {vat}?
    | How much {vat} can we {reclaim}? | What does the {vat} {comes} in money? | How much goes to the {taxman}?
    | What sum {is_charged} as {vat}? | How much {vat} does {seller} charge? | How much {vat} is in the {inv}?
    | For the VAT return, how much {vat} can we {reclaim}? | {cx} how much {vat} {is_charged}?
    | By what sum does the {vat} raise the price? | How much of it is {vat}?
tax_rate = {qb} {taxr_c}? | {fb} {taxr_c}. | {taxr_c} | Which {taxr_c} {sth}? | {cx} what is the {taxr_c}?
    | {qc} {taxr_o}? | {fc} {taxr_o}. | {taxr_o} | At {what_rate} is {vat} {calc}? | How many per cent is the {vat}?
    | What percentage of {vat} {is_charged}? | Which {vat} rate {applies}?
    | By how many per cent does {vat} raise the price? | What percentage does {seller} add for {vat}?
    | Standard or reduced rate: which {vat} rate {applies}? | How high is the {vat} in per cent?
    | {cx} at what rate is {vat} {calc}? | How many per cent {vat} {is_charged}?
shipping_cost = {qsc} {shp_c}? | {fsc} {shp_c}. | {shp_c} | Which {shp_c} {sth}? | What does the {delivery} cost?
    | How much is charged for {delivery}? | How much do we pay for {delivery}? | How much do they want for {delivery}?
    | Is {delivery} free, and if not, what does it cost? | What do I pay to have the {goods} sent?
    | What are the {delivery} costs?
discount = {qsa} {dsc_c}? | {fsa} {dsc_c}. | {dsc_c} | Which {dsc_c} {sth}? | How much is {takenoff}?
    | What sum is {takenoff}? | How much do we save on the list price? | What price reduction does {seller} grant?
    | How much cheaper do we get it? | What percentage is {takenoff}? | How much did they knock off?
amount_paid = {qb} {paid_c}? | {fb} {paid_c}. | {paid_c} | Which {paid_c} {sth}? | {cx} what is the {paid_c}?
    | {qc} {paid_o}? | {fc} {paid_o}. | {paid_o} | How much has been {settled} {sofar}?
    | What has {buyer} paid {sofar}? | How much has {seller} {received} {sofar}? | How much did we {pay}?
    | How much did {buyer} {pay}? | How much of the {inv} has {sofar} been {settled}?
    | What payment has been credited {sofar}? | What have we paid {sofar}? | {cx} how much has been {settled} {sofar}?
    | Which part of the {inv} has been {settled}? | How much money has come in {sofar}?
    | How much have we coughed up {sofar}?
balance_due = {qc} {bal_c}? | {fc} {bal_c}. | {bal_c} | Which {bal_c} {sth}? | {cx} what is the {bal_c}?
    | {qa} {bal_o}? | {fa} {bal_o}. | {bal_o} | How much is still {open}? | How much do we still owe {seller}?
    | What is {leftpay} once {deduct}? | How much does {buyer} still have to pay? | How much is {leftpay}?
    | Which amount is still {open}? | After {deduct}, how much remains? | What remains to be paid when {deduct}?
    | How much more {do_we} {transfer}? | {payin} how much is still {open}? | What sum is still {open} on the {inv}?
    | What are we still short of paying? | Are we square, or how much is still {open}?
    | How much do they still want from us?
previous_balance = {qsa} {prev_c}? | {fsa} {prev_c}. | {prev_c} | Which {prev_c} {sth}?
    | How much was brought forward from {lastbill}? | How much was still open from {lastbill}?
    | What was carried over from {lastbill}? | What did we already owe from {lastbill}?
    | Which balance comes from {lastbill}?
currency = {qsb} {cur_c}? | {fsb} {cur_c}. | {cur_c} | Which {cur_c} {sth}?
    | In which currency are the {amounts} stated? | In which currency {do_we} pay?
    | What kind of money are the {amounts} in? | Which currency do the {amounts} refer to?
    | In which currency does {seller} charge? | Dollars, pounds or euros: what are the {amounts} in?
iban = {qc} {iban_c}? | {fc} {iban_c}. | {iban_c} | Which {iban_c} {sth}? | {cx} what is the {iban_c}?
    | {qsa} {sellers} IBAN? | {fsb} {sellers} IBAN. | {sellers} IBAN | To which IBAN {do_we} {transfer} {money}?
    | {payin} which IBAN do I {use}? | Which IBAN does {seller} {useiban}? | Which IBAN belongs to {seller}?
    | What IBAN {do_we} {use} for the {trf}? | IBAN of {seller} | IBAN for the {trf}
    | Under which IBAN is the {sellers} account held?
bic = {qa} {bic_c}? | {fa} {bic_c}. | {bic_c} | Which {bic_c} {sth}? | {cx} what is the {bic_c}?
    | {abroad} which {bicn} do I {use}? | {payin} which {bicn} do I {use}? | Which {bicn} does the {bank} have?
    | What is the {bicn} of the {bank}? | What {bicn} {do_we} {use} for the {trf}?
    | Which {bicn} belongs to the account? | What is the {sellers} {bicn}? | {sellers} {bicn} | {bicn} for the {trf}
    | By which {bicn} is the {bank} recognised internationally?
account_number = {qb} {acc_c}? | {fb} {acc_c}. | {acc_c} | Which {acc_c} {sth}? | {cx} what is the {acc_c}?
    | {payin} which account number do I {use}? | To which account number {do_we} {transfer} {money}?
    | What number does the {sellers} bank account have? | What is the number of the {sellers} bank account?
    | {sellers} bank account number | Which account number belongs to {seller}?
    | Under which account number does {seller} bank? | number of the {sellers} bank account
    | Which account number {do_we} {use} for the {trf}? | What is the number of the account at the {bank}?
    | Under {which_no} does the {bank} keep the account?
sort_code = {qsc} {srt_c}? | {fsc} {srt_c}. | {srt_c} | Which {srt_c} {sth}? | Which sort code does the {bank} have?
    | {payin} which sort code do I {use}? | Which {srt_c} belongs to the account?
    | What sort code {do_we} {use} for the {trf}? | What is the sort code of the {bank}?
bank_name = {qsa} {bnk_c}? | {fsa} {bnk_c}. | {bnk_c} | {qb} {bnk_o}? | {fb} {bnk_o}. | {bnk_o}
    | Which {bank} keeps the account? | With which {bank} does {seller} have the account?
    | To which {bank} {do_we} {transfer} {money}? | {payin} what is the {bank} called?
    | At which {bank} is the {account} held? | What is the name of the {sellers} {bank}?
    | Which {bank} does {seller} use? | Which {bank} handles the {trf}?
    | Name the {bank} where {seller} has an account. | Through which {bank} is the payment made?
    | Who do they bank with?
account_holder = {who} {hold_c}? | {name} {hold_c}. | {tellwho} {hold_c} is. | What is the {hold_c} called?
    | name of the {hold_c} | {hold_c} | Whose {account} is it? | In whose name is the {account} held?
    | Who {owns} the {account}? | To whom does the {account} belong? | {payin} which account name do I {use}?
    | Which name do I enter as the {benef}? | What name is the {account} under? | {qsb} account name?
    | {fsc} account name. | name on the {account} | What name must I put as {benef} on the {trf}?
    | Find the name in which the {account} is held. | To which {benef} {do_we} {transfer} {money}?
vat_id = {qsc} {vat_c}? | {fsc} {vat_c}. | {vat_c} | {qsa} {sellers} {vatn}? | {fsb} {sellers} {vatn}.
    | {sellers} {vatn} | Under {which_no} is {seller} registered for VAT? | Which VAT number does {seller} {useiban}?
    | Which {vatn} belongs to {seller}? | {vatn} of {seller} | I'm checking {seller}: which VAT number?
    | For the VAT check, what is the {sellers} {vatn}? | Which VAT number is {quoted} for {seller}?
customer_vat_id = {qsa} {buyers} {vatn}? | {fsa} {buyers} {vatn}. | {buyers} {vatn} | {vatn} of {buyer}
    | Under {which_no} is {buyer} registered for VAT? | Which {vatn} belongs to {buyer}?
    | Which {vatn} is {quoted} for {buyer}? | What is {cvat_own} {vatn} as a customer?
    | What VAT number does {buyer} have? | For reverse charge, what is the {buyers} {vatn}?
    | I need {cvat_own} {vatn} as the buyer. | What VAT number has {buyer} provided?
    | Show me {cvat_own} {vatn} as the client.
tax_number = {qb} {taxn_c}? | {fb} {taxn_c}. | {taxn_c} | Which {taxn_c} {sth}? | {cx} what is the {taxn_c}?
    | {qc} {taxn_o}? | {fc} {taxn_o}. | {taxn_o} | Under {which_no} does the {taxoff} know {seller}?
    | Which tax number has {seller} been given by the {taxoff}? | What is the {sellers} tax ID? | {sellers} tax number
    | Which {taxnn} does {seller} {useiban}? | For income tax, under {which_no} is {seller} registered?
    | What is the {taxnn} issued by the {taxoff}? | Which {taxnn} belongs to {seller}?
    | By {which_no} does the {taxoff} identify {seller}? | Which {taxnn} does {seller} file returns under?
company_register = {qc} {reg_c}? | {fc} {reg_c}. | {reg_c} | Which {reg_c} {sth}? | {cx} what is the {reg_c}?
    | {qa} {reg_o}? | {fa} {reg_o}. | {reg_o} | Under {which_no} is the {company} {entered} in the {register}?
    | What is the {company}'s number in the {register}? | Which number does the {register} {listf} the {company}?
    | How is the {company} {entered} in the {register}? | Look up the {company}'s entry in the {register}.
    | number in the {register} | {company} number in the {register}
    | By {which_no} can I find the {company} in the {register}? | What registration number does the {company} have?
    | I'm checking the {company} in the {register}: which number? | {sellers} company registration number
managing_director = {who} {md_c}? | {name} {md_c}. | {tellwho} {md_c} is. | What is the {md_c} called?
    | name of the {md_c} | {md_c} | Who {runs} the {company}? | Which person {runs} the {company}?
    | Who is at the top of the {company}? | Which director legally represents the {company}?
phone = {qb} {ph_c}? | {fb} {ph_c}. | {ph_c} | Which {ph_c} {sth}? | {cx} what is the {ph_c}? | {qc} {ph_o}?
    | {fc} {ph_o}. | {ph_o} | On {which_no} can I {callv} {them}? | How do I reach {them} by {tel}?
    | Which number do I dial to {callv} {them}? | I want to {callv} {them}; what's the number? | {sellers} phone number
    | What is the {sellers} {tel} number? | Which number is there for calls to {them}?
    | Where can I {callv} {them} if I have questions? | At {which_no} do {theyanswer} the {tel}?
    | By {tel}, on {which_no} is {seller} available? | {cx} what is the {sellers} {tel} number?
    | Got a number for {them} that I can ring?
fax = {qsc} {fax_c}? | {fsc} {fax_c}. | {fax_c} | Which {fax_c} {sth}? | To {which_no} can I send a fax?
    | How do I reach {them} by fax? | I have to fax {them} something; to which number?
    | What is the {sellers} fax number? | {sellers} fax
mobile = {qsa} {mob_c}? | {fsa} {mob_c}. | {mob_c} | Which {mob_c} {sth}?
    | On which mobile number can I {callv} {them}? | Which mobile number do I ring outside office hours?
    | To {which_no} can I send a text message? | What is the {sellers} mobile number? | {persons} mobile
email = {qb} {em_c}? | {fb} {em_c}. | {em_c} | Which {em_c} {sth}? | {cx} what is the {em_c}?
    | To which e-mail address {do_we} {write}? | Where {do_we} send {em_n}? | How do I reach {them} by {em_m}?
    | I want to {write} to {them} by {em_m}; what's the address? | What is the {sellers} e-mail address?
    | {sellers} {em_m} | At which e-mail address can {seller} be {reached}?
    | Which {em_m} address does {seller} {useiban}? | By {em_m}, where does one contact {them}?
    | Which e-mail address is there for {queries}? | {cx} what is the {sellers} {em_m} address?
website = {qsc} {web_c}? | {fsc} {web_c}. | {web_c} | Which {web_c} {sth}?
    | Where on the {internet} can I read about {seller}? | Under which address is {seller} on the {internet}?
    | Which website does {seller} have? | What is the {sellers} {web_c}? | Where on the {internet} do I find {seller}?
contact_person = {who} {cp_c}? | {name} {cp_c}. | {tellwho} {cp_c} is. | What is the {cp_c} called?
    | name of the {cp_c} | {cp_c} | Who can I ask if I have {queries}? | Who do we turn to with {queries}?
    | Who is {dealing} {ourcase}? | Whom should we contact about {queries}? | Which employee is {dealing} {ourcase}?
    | Who is our contact at {seller}? | If {unclear}, who do I ask for? | With whom do I speak about {ourcase}?
    | Who at {seller} is {dealing} {ourcase}? | name of the person {dealing} {ourcase}
    | Put me through to whoever is {dealing} {ourcase}: who is that? | Who's the right person to talk to?
    | Who will sort it out if {unclear}?
salesperson = {who} {sp_c}? | {name} {sp_c}. | {tellwho} {sp_c} is. | What is the {sp_c} called? | name of the {sp_c}
    | {sp_c} | Which assistant or rep sold us the {goods}? | Which sales rep {lookedafter} {buyer}?
    | Who advised {buyer} on the sale? | Who made the sale? | Which member of the sales team {lookedafter} {buyer}?
seller_name = {who} {sel_c}? | {name} {sel_c}. | {tellwho} {sel_c} is. | What is the {sel_c} called?
    | name of the {sel_c} | {sel_c} | Who {wrote} the {inv}? | Who is {charging} us?
    | Which {company} {wrote} the {inv}? | Who {supplied} the {goods}? | From whom did we {getv} the {goods}?
    | Whom do we owe the money for the {goods}? | Who is the {inv} from? | Which {company} is {charging} us?
    | Which {company} {supplied} the {goods}? | {cx} which supplier {wrote} the {inv}?
    | Which {company} is behind the {inv}? | Name the {company} that {wrote} the {inv}.
    | What is the {company} that {supplied} the {goods} called? | {sellers} name | Who's after our money?
    | Who are we buying the {goods} from?
seller_street = {qsa} {sellers} {sstreet}? | {fsa} {sellers} {sstreet}. | {sellers} {sstreet}
    | In which street is {seller} {based}? | On which {roadw} is {seller} {based}? | {sstreet} of {seller}
    | On which {roadw} does {seller} {tradew}? | Name the {roadw} where {seller} is {based}.
    | Which {roadw} does {seller} {operates}? | What street and house number does {seller} {havev}?
    | For the envelope, in which street is {seller}? | In what street does {seller} have an office?
    | Please look up the {roadw} {seller} is in.
seller_postcode = {qsb} {sellers} {pc}? | {fsb} {sellers} {pc}. | {sellers} {pc} | {pc} of {seller}
    | Which {pc} does {seller} have? | What {pc} is {seller} in? | In which {pc} area is {seller} based?
    | Which {pc} belongs to the {sellers} address? | For the envelope, what's the {sellers} {pc}?
    | What {pc} do I put on a letter to {seller}? | Which {pc} is {quoted} for {seller}?
    | Read me the {pc} in the {sellers} address. | Under which {pc} is {seller} {listedx}?
seller_city = {qsc} {sellers} {citys}? | {fsc} {sellers} {citys}. | {sellers} {citys}
    | In which {town} is {seller} {based}? | {citys} of {seller} | Which city does {seller} {comes_from}?
    | From which {town} did {seller} send the invoice? | Name the {town} where {seller} is based.
    | Please look up the {town} {seller} is in. | For the envelope, in which {town} is {seller}?
    | In what {town} does {seller} have an office? | Which {town} is {quoted} for {seller}?
    | In which {town} is the {sellers} head office?
seller_country = {qsa} {sellers} {countrys}? | {fsa} {sellers} {countrys}. | {sellers} {countrys}
    | In which country is {seller} {based}? | Which country does {seller} {comes_from}? | country of {seller}
    | From which country does {seller} {sendv}? | Name the country where {seller} is {based}.
    | Is {seller} foreign? Which country? | Please look up the country {seller} is in.
    | In what country does {seller} have an office? | Which country is {quoted} for {seller}?
    | {cx} in which country is {seller}?
buyer_name = {who} {buy_c}? | {name} {buy_c}. | {tellwho} {buy_c} is. | What is the {buy_c} called?
    | name of the {buy_c} | {buy_c} | Who is {beingb} here? | To whom is the {inv} {sentto}?
    | Whom is {seller} {charging}? | Which {company} is {beingb}? | Who {purch} the {goods}?
    | Who has to pay the {inv}? | For whom was the {inv} {issued}? | Who received the {inv}?
    | In whose name is the {inv} {issued}? | {cx} which customer is {beingb}? | Name the {company} that is {beingb}.
    | To which {company} is the {inv} {sentto}? | {buyers} name | Who gets the {inv}? | Who is footing the bill?
    | Who is on the receiving end of this {inv}?
buyer_street = {qsc} {buyers} {sstreet}? | {fsc} {buyers} {sstreet}. | {buyers} {sstreet}
    | In which street is {buyer} {located}? | In which street does {buyerp} {livev}? | {sstreet} of {buyer}
    | Name the {roadw} where {buyer} is {located}. | What street and house number does {buyer} {havev}?
    | To which {roadw} was the {inv} {sentb}? | On which {roadw} does {buyerp} {livev}?
    | Please look up the {roadw} {buyerp} lives in. | Which {roadw} is {quoted} for {buyer}?
    | {cx} which {roadw} is {buyer} in?
buyer_postcode = {qsa} {buyers} {pc}? | {fsa} {buyers} {pc}. | {buyers} {pc} | {pc} of {buyer}
    | Which {pc} does {buyer} {havev}? | What {pc} is {buyer} in? | In which {pc} area is {buyer} {located}?
    | In which {pc} area does {buyerp} {livev}? | Which {pc} belongs to the billing address?
    | For the envelope, what's the {buyers} {pc}? | Which {pc} is {quoted} for {buyer}?
    | Read me the {pc} in the {buyers} address. | {cx} what is the {buyers} {pc}?
buyer_city = {qsb} {buyers} {citys}? | {fsb} {buyers} {citys}. | {buyers} {citys}
    | In which {town} is {buyer} {located}? | In which {town} does {buyerp} {livev}? | {citys} of {buyer}
    | Which {town} does {buyer} come from? | Name the {town} where {buyer} is based.
    | Please look up the {town} {buyerp} lives in. | To which {town} was the {inv} {sentb}?
    | Which {town} is {quoted} for {buyer}? | In what {town} is the {buyers} office? | {cx} in which {town} is {buyer}?
buyer_country = {qsc} {buyers} {countrys}? | {fsc} {buyers} {countrys}. | {buyers} {countrys}
    | In which country is {buyer} {located}? | In which country does {buyerp} {livev}? | country of {buyer}
    | Which country does {buyer} come from? | Name the country where {buyer} is {located}.
    | To which country was the {inv} {sentb}? | Is {buyer} foreign? Which country?
    | Which country is {quoted} for {buyer}? | Please look up the country {buyerp} lives in.
    | {cx} in which country is {buyer}?
seller_address = {qsa} {sellers} {adr}? | {fsa} {sellers} {adr}. | {sellers} {adr} | {adr} of {seller}
    | At what address is {seller} {based}? | At which address can {seller} be {reached} by post?
    | To which address do we send {letter} for {seller}? | I want to send {seller} {letter}; what's the address?
    | From which address does {seller} {sendv}? | What does the {sellers} letterhead give as the address?
    | Street, postcode and town of {seller}, please. | {cx} what is the {sellers} {adr}?
    | Copy out the whole address of {seller}. | Where exactly, street and town, do I write to {seller}?
buyer_address = {qsb} {badr_c}? | {fsb} {badr_c}. | {badr_c} | Which {badr_c} {sth}? | {qsc} {buyers} {adr}?
    | {fsc} {buyers} {adr}. | {buyers} {adr} | {adr} of {buyer} | At what address is {buyer} {located}?
    | At what address does {buyerp} {livev}? | To which address was the {inv} {sentb}?
    | Street, postcode and town of {buyer}, please. | {cx} what is the {buyers} {adr}?
    | Copy out the whole address of {buyer}. | Which address is {quoted} for {buyer}?
    | Under which address is {buyer} {listedx}? | To which address should the {inv} be sent?
shipping_address = {qc} {sadr_c}? | {fc} {sadr_c}. | {sadr_c} | Which {sadr_c} {sth}? | {cx} what is the {sadr_c}?
    | {qa} {sadr_o}? | {fa} {sadr_o}. | {sadr_o} | Where should the driver {drop} the {goods}?
    | To which address are the {goods} {sentg}? | Where are the {goods} to be {delivered2}?
    | To what place do the {goods} go? | At which address does the {carrier} {drop} the {goods}?
    | Where does the {carrier} take the {goods}? | I'm the driver: where do I {drop} the {goods}?
    | Which address did {buyer} give for the {parcel}? | Where is the {parcel} headed?
    | To whom and where are the {goods} {sentg}? | Where's the van taking the {goods}?
shipping_method = {qsa} {sm_c}? | {fsa} {sm_c}. | {sm_c} | Which {sm_c} {sth}? | Which {carrier} brings the {goods}?
    | How are the {goods} sent? | By what means does the {parcel} travel?
    | By road, air or sea: how is the {parcel} shipped? | Which {carrier} was chosen?
    | How does the {parcel} get to {buyer}?
delivery_terms = {qp} {dt_n}? | {fb} {dt_n}. | {dt_n} | Under what {dtn2} are the {goods} delivered?
    | Who bears freight and risk under the {dtn2}? | Which {dtn2} were agreed? | On what {dtn2} did {seller} sell?
    | Which Incoterm {applies}? | Ex works or free delivered: which {dtn2} were agreed?
payment_terms = {qp} {pt_n}? | {fc} {pt_n}. | {pt_n} | {qsa} {pt_c}? | {fsa} {pt_c}. | {pt_c}
    | How many {ptdays} {dowehave} to pay? | How long {dowehave} to pay the {inv}? | Which {pt_n} {applyp}?
    | On what {pt_n} does {seller} {supplyv}? | Within how many days {must_payd}?
    | How much time does {seller} allow us to pay? | What {pt_n} did we agree with {seller}?
    | How generous are the {pt_n}? | Immediate payment or credit: which {pt_n} {applyp}? | {cx} what are the {pt_n}?
    | How long have we got before we must pay? | What credit do they give us?
payment_method = {qa} {pm_c}? | {fa} {pm_c}. | {pm_c} | Which {pm_c} {sth}? | {cx} what is the {pm_c}?
    | How was the {inv} {paidhow}? | How {payhow}? | By what means was the {purchase} {paidhow}?
    | Was the {purchase} {paidhow} in cash, by card or otherwise? | Cash, card or transfer: how {payhow}?
    | In what way {payhow}? | What did {buyerp} pay with? | Which {means} was used for the {purchase}?
    | How does {seller} want to be paid? | By what {means} {do_we} pay?
    | Cheque, direct debit, card: how was the {inv} {paidhow}? | With which {means} was the {inv} {paidhow}?
billing_period = {qb} {bp_c}? | {fb} {bp_c}. | {bp_c} | Which {bp_c} {sth}? | {cx} what is the {bp_c}? | {qc} {bp_o}?
    | {fc} {bp_o}. | {bp_o} | For {whatperiod} {were_we} {billedp}? | What period does the {inv} {coverp}?
    | From when to when does the {inv} run? | Which {months} does the {inv} {coverp}?
    | For {whatperiod} was the {inv} {issued}? | From when until when {were_we} {billedp}?
    | For {whatperiod} does {seller} charge? | {cx} {whatperiod2} does the {inv} cover?
    | Between which two dates {were_we} {billedp}? | To {whatperiod} do the charges relate?
    | Which {months} are we paying for?
page_number = {qsc} {pg_c}? | {fsc} {pg_c}. | {pg_c} | Which {pg_c} {sth}? | Which page is this? | What page are we on?
    | How are the pages numbered? | Which page of the {docw} is this? | On which page of the {docw} am I?
    | How is this sheet of the {docw} numbered?
meter_number = {qsa} {mt_c}? | {fsa} {mt_c}. | {mt_c} | Which {mt_c} {sth}? | What number does the {meter} {carry}?
    | Which {meter} {isread}? | By {which_no} can the {meter} be {ident}?
    | How do I know which {meter} is ours: what's its number? | number of the {meter}
meter_reading = {qsb} {mr_c}? | {fsb} {mr_c}. | {mr_c} | Which {mr_c} {sth}? | What does the {meter} {readv}?
    | What was the count on the {meter}? | At what figure does the {meter} stand?
    | What value was read off the {meter}? | reading of the {meter} in the flat
consumption = {qsc} {con_c}? | {fsc} {con_c}. | {con_c} | Which {con_c} {sth}? | How much {energy} was {usedup}?
    | How much {energy} have we {usedup}? | What quantity of {energy} is billed?
    | How high is the {energy} consumption? | How many units of {energy} were {usedup}?
policy_number = {qsa} {pol_c}? | {fsa} {pol_c}. | {pol_c} | Which {pol_c} {sth}?
    | Under {which_no} does the {policy} run? | What number does the {policy} {carry}? | How is the {policy} numbered?
    | Which policy number do I quote when making a claim? | Under {which_no} are we insured?
ticket_number = {qsb} {tic_c}? | {fsb} {tic_c}. | {tic_c} | Which {tic_c} {sth}?
    | What number does the {tickw} {carry}? | Under {which_no} was the {tickw} issued? | How is the {tickw} numbered?
    | By {which_no} can the {tickw} be {ident}? | I've lost the {tickw}; what was its number?
cashier = {who} {ca_c}? | {name} {ca_c}. | {tellwho} {ca_c} is. | What is the {ca_c} called? | name of the {ca_c}
    | {ca_c} | Who {servedv} at the {tillw}? | Who {rangup} the purchase? | Which employee {rangup} the goods?
    | Who sat at the {tillw}? | Who took the money at the {tillw}?
store_number = {qsa} {sto_c}? | {fsa} {sto_c}. | {sto_c} | Which {sto_c} {sth}? | What number does the {shop} {carry}?
    | I bought this in {shop} number what? | By {which_no} can the {shop} be {ident}?
    | How is the {shop} numbered within the chain? | Which number identifies the {shop}?
terminal = {qsb} {ter_c}? | {fsb} {ter_c}. | {ter_c} | Which {ter_c} {sth}? | At which {tillw} was it rung up?
    | What number does the {tillw} {carry}? | Which card {machine} {processed} the payment?
    | On which {machine} was the card payment {processed}? | By {which_no} can the {tillw} be {ident}?
time = {qsc} {tim_c}? | {fsc} {tim_c}. | {tim_c} | Which {tim_c} {sth}? | At what time was the {bought}?
    | At what hour was the {bought}? | When exactly, by the clock, was the {bought}? | What time does the {rcp} show?
    | What time of day was the {bought}?
room_number = {qsa} {roo_c}? | {fsa} {roo_c}. | {roo_c} | Which {roo_c} {sth}? | In which room did the {guest} {stayv}?
    | Which room did the {guest} have? | Which room was booked for the {guest}?
    | What number was on the {guest}'s hotel door? | Which room is the hotel charging for?
arrival_date = {qsb} {arr_c}? | {fsb} {arr_c}. | {arr_c} | Which {arr_c} {sth}? | When did the {guest} {checkin}?
    | On {which_day} did the {guest} {checkin}? | When did the hotel stay {beginv}?
    | From {which_day} was the room {occupied}? | When was the {guest}'s first night?
departure_date = {qsc} {dep_c}? | {fsc} {dep_c}. | {dep_c} | Which {dep_c} {sth}? | When did the {guest} {checkout}?
    | On {which_day} did the {guest} {checkout}? | When did the hotel stay {endv}?
    | Until {which_day} was the room {occupied}? | When was the {guest}'s last morning at the hotel?
vehicle = {qsa} {veh_c}? | {fsa} {veh_c}. | {veh_c} | Which {veh_c} {sth}? | Which {car} was {serviced}?
    | What is the {car}'s registration? | What does the {car}'s plate say? | Under what plate is the {car} registered?
    | For which {car} is this? | registration of the {car}
first_name = {qsb} {fn_c}? | {fsb} {fn_c}. | {fn_c} | Which {fn_c} {sth}? | {qsc} {persons} {fn_c}?
    | {fsc} {persons} {fn_c}. | {persons} {fn_c} | What is {person} called by first name?
    | By what forename does {person} go? | Which given name did {person} enter? | first name of {person}
last_name = {qsc} {ln_c}? | {fsc} {ln_c}. | {ln_c} | Which {ln_c} {sth}? | {qsa} {persons} {ln_c}?
    | {fsa} {persons} {ln_c}. | {persons} {ln_c} | What is {person} called by surname?
    | Which family name did {person} enter? | By what surname does {person} go? | surname of {person}
date_of_birth = {qsa} {dob_c}? | {fsa} {dob_c}. | {dob_c} | Which {dob_c} {sth}? | {qsb} {persons} {dob_c}?
    | {fsb} {persons} {dob_c}. | {persons} {dob_c} | When was {person} born? | On {which_day} was {person} born?
    | When does {person} have a birthday? | From which date can I work out the {persons} age?
place_of_birth = {qsb} {pob_c}? | {fsb} {pob_c}. | {pob_c} | Which {pob_c} {sth}? | {qsc} {persons} {pob_c}?
    | {fsc} {persons} {pob_c}. | {persons} {pob_c} | Where was {person} born? | In which {town} was {person} born?
    | Which {town} did {person} give as a birthplace? | In what place did {person} come into the world?
nationality = {qsc} {nat_c}? | {fsc} {nat_c}. | {nat_c} | Which {nat_c} {sth}? | {qsa} {persons} {citn}?
    | {fsa} {persons} {citn}. | {persons} {citn} | Which country is {person} a citizen of?
    | What {citn} does {person} have? | Of which state is {person} a national?
    | Which country's passport does {person} hold?
passport_number = {qsa} {pas_c}? | {fsa} {pas_c}. | {pas_c} | Which {pas_c} {sth}? | {qsa} {persons} passport number?
    | What number does the {pass} {carry}? | Under {which_no} was the {pass} issued? | How is the {pass} numbered?
    | passport number of {person}
social_security_number = {qsb} {ssn_c}? | {fsb} {ssn_c}. | {ssn_c} | Which {ssn_c} {sth}? | {qsc} {persons} {ssnn}?
    | {fsc} {persons} {ssnn}. | {persons} {ssnn} | Under {which_no} is {person} registered for social security?
    | What {ssnn} does {person} have? | For payroll, what is the {persons} {ssnn}? | Which {ssnn} did {person} enter?
occupation = {qsc} {occ_c}? | {fsc} {occ_c}. | {occ_c} | Which {occ_c} {sth}? | {qsa} {persons} {occn}?
    | {fsa} {persons} {occn}. | {persons} {occn} | What does {person} do for a living? | What work does {person} do?
    | What {occn} does {person} practise? | As what does {person} earn a living?
employer = {who} {emp_c}? | {name} {emp_c}. | {tellwho} {emp_c} is. | What is the {emp_c} called? | name of the {emp_c}
    | {emp_c} | Who does {person} work for? | For which {company} does {person} work?
    | Which {company} employs {person}? | Who pays the {persons} wages?
    | With which {company} does {person} have a job?
marital_status = {qsb} {mar_c}? | {fsb} {mar_c}. | {mar_c} | Which {mar_c} {sth}? | {qsc} {persons} {mar_c}?
    | {fsc} {persons} {mar_c}. | {persons} {mar_c} | Is {person} {married}?
    | What did {person} tick for marital status? | Single or married: what is {person}?
    | Does {person} have a spouse, according to the form?
gender = {qsc} {gen_c}? | {fsc} {gen_c}. | {gen_c} | Which {gen_c} {sth}? | {qsa} {persons} {gen_c}?
    | {fsa} {persons} {gen_c}. | {persons} {gen_c} | Is {person} male or female? | Is {person} a man or a woman?
    | Mr or Ms: what sex is {person}? | Which box did {person} tick for {gen_c}? | Which {gen_c} did {person} enter?
department = {qsa} {dpt_c}? | {fsa} {dpt_c}. | {dpt_c} | Which {dpt_c} {sth}? | In which department does {person} work?
    | Which {dptn} is {person} in? | Which {dptn} is {dealing} it? | What {dptn} does {person} belong to?
    | Which {dptn} sent the {letterd}?
subject = {qsb} {sub_c}? | {fsb} {sub_c}. | {sub_c} | Which {sub_c} {sth}? | What is the {letterd} about?
    | What does the {letterd} {dealw}? | What is the {letterd}'s {headingw}?
    | Why was the {letterd} written, according to its heading? | What is being written about in the {letterd}?
    | What does the {letterd} say in the subject line?
sender = {who} {sen_c}? | {name} {sen_c}. | {tellwho} {sen_c} is. | What is the {sen_c} called? | name of the {sen_c}
    | {sen_c} | Who {wrotel} the {letterd}? | From whom does the {letterd} come? | Who is the {letterd} from?
    | Which person or organisation {wrotel} the {letterd}? | Who signed and {wrotel} the {letterd}?
recipient = {who} {rec_c}? | {name} {rec_c}. | {tellwho} {rec_c} is. | What is the {rec_c} called?
    | name of the {rec_c} | {rec_c} | To whom is the {letterd} addressed? | Who is the {letterd} for?
    | Who was {supposed} the {letterd}? | Which person or organisation is {supposed} the {letterd}?
    | To whom did they write the {letterd}?
date = {qsb} {dat_c}? | {fsb} {dat_c}. | {dat_c} | When was the {letterd} written? | When was the {formd} signed?
    | On {which_day} was the {formd} {signedf}? | What date does the {formd} {carry}? | How is the {formd} dated?
    | When was the {formd} {signedf} and sent in?
approved_by = {who} {app_c}? | {name} {app_c}. | {tellwho} {app_c} is. | What is the {app_c} called?
    | name of the {app_c} | {app_c} | Who {approved} {thereq}? | Which manager {approved} {thereq}?
    | By whom was {thereq} {approvedp}? | Who gave permission for {thereq}? | Whose approval does {thereq} carry?
"""
