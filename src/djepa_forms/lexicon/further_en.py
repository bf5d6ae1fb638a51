"""English questions, labels and sentences for training pages alone (format: see `parse.py`), written without a look at the
held-out ones.
"""

LABEL_QUESTIONS = """
What's the {label}? | {label} please | value of {label} | field {label} | What is given as {label}?
| Look up the {label}. | contents of the field "{label}" | Show me the {label}. | What's printed beside "{label}"?
| the entry under {label} | What does it say next to "{label}"? | What comes after "{label}"?
| Return the value for {label}. | which {label} | Get {label}. | What did they fill in at {label}?
| {label}: what does it say? | What is filled in for "{label}"? | Copy out the {label}.
| What appears under the heading {label}? | {label} on this document | What is the text at "{label}"?
| {label} value | Which entry belongs to {label}?
"""

QUESTIONS = """
invoice_number = bill no. | inv. # | invoice ref | invoice nbr | invoice code | number of this invoice
    | invoice identifier | bill reference | supplier invoice number | vendor invoice no | inv_number
    | serial number of the invoice | invoice's own number | billing document number | tax invoice number
    | number of the tax invoice | Which invoice number did the supplier assign? | What is this invoice numbered?
    | Under what number do I book this invoice? | What number do I enter for this bill in the ledger?
    | How is this invoice numbered? | By which number can I look this invoice up?
    | What number should I mention when I ring about this invoice? | Which bill number is printed here?
    | I'm looking for the number of the invoice | What's the ref of this invoice? | Show me the invoice number
    | Extract the invoice no. | Get the bill number | Read off the invoice number | Copy out the number of this bill
    | Identify the invoice by its number | What did they number this bill? | sequential invoice number
    | unique number of the invoice | full invoice number with prefix | Which number was allotted to this invoice?
    | What's the bill #? | invoice no as shown by the vendor | number given to the invoice by the seller | bill ID
    | Tell me which invoice number this is | the invoice's reference code
invoice_date = date of the bill | date issued | inv date | invoiced on | billed on | date of issue | date of invoicing
    | bill dated | issuance date | date of billing | date of drawing up | drawn up on | made out on
    | When was the bill made out? | When was this invoice drawn up? | On what date did the supplier bill us?
    | On which day was this invoice prepared? | When did the vendor issue it?
    | What day is printed as date of the invoice? | How old is this invoice? | From which date is this bill?
    | When were we invoiced? | When was I billed? | On what day was the billing done?
    | What date do I book the invoice under? | Which date did the seller put on the invoice?
    | When was the document raised by the supplier? | document date of the invoice | date this bill was generated
    | day of issue | When was this bill generated? | When was the invoice sent out? | Show the date the invoice was made
    | Get the bill's issue date | Look up when this was invoiced | invoice made out on which day?
    | date the seller issued the bill | What was the date of invoicing? | tax invoice date | day the invoice was raised
    | On which day did they write the bill? | What's the issuing date of the invoice?
due_date = deadline | payable by | payment date due | final payment date | last payment day | maturity date
    | date of maturity | due on | due by | settle by | cut-off for payment | payment required by | payment expected by
    | date the money is due | date for payment | closing date for payment | time limit for payment
    | When must I have paid? | When should the money arrive at the latest? | When does this mature?
    | When does the bill come due? | What is the latest date for settlement?
    | By when do we need to settle this invoice? | When do they expect payment? | Until which day can I pay?
    | After which date is the payment late? | When does it become overdue? | From when would late fees be charged?
    | On what day does payment have to be made? | When will the direct debit be taken?
    | When is the collection date of the direct debit? | Which day must I transfer the money by?
    | Up to which date may we pay? | Find out when I have to pay | Show the payment deadline | Extract the due date
    | Get the date payment is due | Tell me by when to pay | When is this invoice payable?
    | What's the cutoff date for paying? | date by which the bill must be settled | overdue after which date?
    | I want to pay on time: by what date?
delivery_date = delivered when | shipped on | dispatch date | despatch date | date shipped | date dispatched
    | date of shipment | date of dispatch | date supplied | goods received on | shipment date | handover date
    | completion date of the work | date of performance | date goods were delivered | date the service was rendered
    | When were the goods handed over? | When did the goods leave the warehouse? | When was the parcel sent?
    | When were the items sent out? | On what date were the goods supplied? | When was the service performed?
    | When were the services rendered? | On which day was the work carried out?
    | When did the customer receive the goods? | When was the consignment dispatched? | When was it sent off?
    | Which day did they ship the order? | When did the supply happen? | On what day did they deliver?
    | When is the delivery to be made? | When will it be delivered? | expected delivery date
    | What is the date of supply for tax purposes? | What was the date of the shipment?
    | Show the day the goods were shipped | Extract the date of delivery | Get the shipping date
    | Tell me when it was delivered | work done on | job carried out on
order_date = On what date was the purchase made? | When did the buyer place the order? | PO issued on
    | date on the purchase order | ordered when | When was the PO raised? | date the order came in
    | When did we order these items? | What is the date of the purchase order?
    | When was the order received from the client? | Tell me when this was ordered. | date the goods were ordered
    | order dt | When did I buy this? | What date does the customer's order carry?
    | On which day did you take the order? | order day
order_number = PO no. | PO # | order # | order code | order reference | order confirmation number | sales order number
    | SO number | web order number | buyer's order number | order identifier | purchase order ref | PO reference
    | PO num | order nbr | client's PO | number of the purchase | our order number
    | Which purchase order was this billed against? | Against which PO is this charged? | Which order is being invoiced?
    | What PO must we match this invoice to? | Which of our orders is this? | By what number is the order known?
    | What number did my order get? | Under which PO did we buy this? | What is the reference of the order?
    | What's the buyer's PO number? | Which order no. is quoted? | What is my order number? | What was the order's ID?
    | I placed an order: what number does it have? | Extract the PO number | Get the order number
    | Show the purchase order number | Look up the order no. | Tell me the order ID | Which order is this invoice for?
    | order quoted on this invoice | purchase order quoted by the customer | number assigned to the order
    | Which PO number applies? | What's our PO on this bill?
customer_number = cust # | client # | client no. | customer code | customer ref no. | account no. with the supplier
    | customer account number | customer identifier | buyer number | buyer ID | debtor no. | debtor code | member number
    | membership number | subscriber number | patron number | my client number | your customer no. | debtor account
    | user account number with the provider | What's my customer ID? | Which client number do they have for us?
    | What number does the supplier use for us? | Under what number are we on file with the vendor?
    | How does the seller identify the customer, by which number?
    | Which account does the customer have with the supplier? | Which customer code is printed?
    | What number do I have as a client? | What's the buyer's ID at the seller?
    | What is the account number of the customer with the company? | What's the debtor's number?
    | Which customer no. should I give when I call? | I need my customer number for the hotline
    | By what number does the utility know me? | Get the client ID | Show the customer no.
    | Look up the number of the client | Tell me the customer's ID | number assigned to the customer | purchaser number
    | ID of the buyer | customer account ref | customer no as registered with the vendor
contract_number = contract # | contract code | contract ref | contract account number | agreement no. | agreement ID
    | agreement reference | subscription ID | subscription no. | lease number | lease no. | rental agreement number
    | maintenance contract number | service agreement number | framework agreement number | contract identifier
    | number of the subscription | number of the lease | loan agreement number | tariff contract number
    | Under which contract was this billed? | Which agreement does the bill relate to?
    | What number does my contract have? | Which contract number must I quote to cancel?
    | I want to cancel: what is the contract number? | On which contract is the invoice based?
    | Under what agreement is this supplied? | What's the ref of our contract? | Which subscription is being charged?
    | What is the subscription's number? | What is the agreement's number? | By which number is the contract known?
    | Which lease is this charge for? | Under which number was the agreement concluded? | What's the contract no.?
    | Extract the contract number | Get the agreement number | Show the number of the contract
    | Look up the contract no. | Tell me the contract ID | number of our contract with the provider
    | contract underlying this invoice | signed agreement number | contract no printed on the bill | which contract
delivery_note_number = Which packing slip goes with this? | docket number | dispatch note no | consignment note number
    | Look up the delivery docket number. | With which delivery note did the goods arrive? | no. of the packing slip
    | What is the packing slip number? | shipping note no | What number is on the delivery docket? | consignment number
    | goods dispatched under which note? | number of the despatch note | del note no
    | Under which delivery note was it shipped? | id of the delivery slip | What is the advice note number?
    | Give me the packing list no.
tracking_number = parcel tracking code | Which code do I use to track my package? | waybill number | AWB
    | What is the air waybill number? | consignment tracking no | shipment tracking ID | How do I follow my parcel?
    | package number with the carrier | courier tracking reference | Where is my parcel? I need its code.
    | tracking id of the package | number for tracking the delivery online | carrier's tracking code
    | Under what number can the package be traced? | trk no | postal tracking barcode number | What is the parcel ID?
    | Look up the consignment's tracking code.
project_number = Which job was this charged to? | job reference | What is the project called? | matter number
    | name of the project | Which cost centre is it booked to? | cost center code
    | Under what project was the work carried out? | To what project should I allocate this cost? | project ID
    | What is the matter reference? | Look up the job ID. | which job is being billed | work assigned to project
    | What is the project code? | proj no | Which assignment or matter is this for?
quote_number = Which quotation is this based on? | proposal number | bid number | What quote was accepted? | quote ref
    | Under what number was the quote given? | quotation reference | no. of the estimate
    | Which proposal does this refer to? | tender number | What is our offer number? | id of the quote
    | I want to accept the quote: what's its number? | What number is on the estimate? | quote # please
    | Which price quote does it belong to? | offer ref
credit_note_number = credit memo no | Under what number was the credit issued? | CN number | number on the credit memo
    | refund note number | What is the reference of the credit note? | What number identifies this credit?
    | no. of the credit memo | credit invoice number | Which credit memo was issued? | Quote the credit note's number.
    | What's the number of the credit memo? | credit advice number | id of the credit memo
    | Look up the number under which we were credited. | cr note no
receipt_number = till receipt number | Which receipt is this? | sales slip number | slip no | rcpt no
    | What number is printed on the receipt? | number of the sales receipt
    | I want a refund: which receipt number do I quote? | Under what number was the receipt issued? | receipt ref
    | What is the slip number? | cash receipt no | payment receipt number | id on the receipt | no. of the till slip
    | Look up the number on my receipt. | What does the receipt's number read? | identifying number of the receipt
reference = our reference number | What do they quote as reference? | file reference
    | Under what reference is this filed? | Which reference should I mention when I write back? | client's reference
    | ref code | correspondence reference | case reference | reference code given | What's the ref? | file number
    | What should I quote in correspondence? | internal reference | document's ref | Look up the reference quoted.
    | reference mentioned at the top
payment_reference = What do I write in the payment description? | wording for the transfer | text for the bank transfer
    | Please quote what when paying? | payment ref | giro reference number
    | I'm making the transfer: which message do I enter? | OCR number | creditor reference
    | What reference makes sure my payment is matched? | message to the payee | purpose of payment | RF reference
    | payment slip reference | How should I label my payment? | Which note must accompany the remittance?
    | reference to use when you pay | KID number | ref for online banking
total = grand total amount | amount payable | total to pay | total charge | total charges | total value | total sum
    | total inc VAT | total inc. GST | gross sum | gross value | bill total | bill amount | invoice sum | receipt total
    | order total | all-in price | final price | final sum | end amount | total price including VAT | amount inc. tax
    | total after tax | total with tax | How much did it all cost? | How much did I spend altogether?
    | How much comes to pay in all? | What does it all add up to? | What does the invoice come to?
    | How much money is requested? | What's the damage? | What is the total charge on this bill?
    | What is the overall price with VAT? | What's the price everything included? | What will this cost me all told?
    | How much is charged altogether, tax included? | What sum do I have to transfer? | How much should the payment be?
    | What figure is at the very bottom of the invoice? | What is the tax-inclusive total?
    | How much does the supplier claim? | What was the total at the till? | How big is the bill?
    | Extract the grand total | Get the amount payable | What amount do I enter for the bank transfer?
    | Show the overall sum of the invoice
net_total = net | net price | net invoice amount | net amount total | total ex VAT | total ex. GST | ex-VAT total
    | ex VAT | amount before VAT | price before tax | pre-tax total | pre-tax amount | tax-exclusive amount
    | tax-exclusive total | taxable base | tax base | taxable value | taxable total | VAT base | base amount for VAT
    | goods total before VAT | sum before tax | sum of the lines | items subtotal | merchandise subtotal | subTotal_net
    | amount_excl_tax | total less VAT | total minus tax | VAT-exclusive amount | amount not including tax
    | How much is it excluding VAT? | What do the goods come to before VAT? | What is the price net of tax?
    | On what amount is the VAT calculated? | On which base is tax computed? | What is the value before VAT is added?
    | What would I pay if there were no tax? | What is the sum of the items before tax? | How much does it cost ex VAT?
    | What is the bill without VAT? | What's the total exclusive of tax? | What's the ex-tax figure?
    | We reclaim VAT: what is our net cost? | Extract the subtotal | Get the net sum | Show the total before VAT
    | Tell me the taxable amount | What is the turnover before tax on this invoice? | intermediate total before tax
tax_amount = VAT payable | VAT total | VAT added | VAT due | VAT charge | VAT content | VAT included in the total
    | tax total | total GST | GST amount | GST charged | HST amount | sales tax amount | sales tax charged | tax charged
    | tax sum | tax in money | tax payable | tax included | input tax | input VAT amount | output tax | deductible VAT
    | reclaimable VAT | How much is the VAT? | How much GST is charged? | How much VAT can I reclaim?
    | What input tax may we deduct? | How much of the total is tax? | How much of this is VAT? | How much tax was added?
    | What sum goes to the taxman? | What does the tax amount to? | What do I pay in taxes here?
    | What is the tax charge on this bill? | What is the VAT in pounds or euros?
    | What is the amount of value added tax? | How many dollars of tax are there? | How high is the tax on this bill?
    | What tax amount was added to the subtotal? | By how much does VAT raise the price?
    | How much turnover tax is shown? | turnover tax amount | Extract the VAT amount | Get the total tax
    | Show how much VAT was charged | Tell me the amount of the sales tax | difference between gross and net
tax_rate = VAT level | VAT bracket | tax % | tax percent | tax percentage | tax bracket | rate of tax
    | rate of sales tax | sales tax rate | sales tax % | GST rate | GST % | GST percentage | HST rate
    | applicable tax rate | applied VAT percentage | percentage for VAT | percent tax | tax_pct
    | standard or reduced VAT rate? | standard rate or reduced? | turnover tax rate | How much percent VAT is there?
    | How many per cent tax is added? | What VAT rate was used? | What rate of tax was applied?
    | Which VAT percentage is on the invoice? | At what percentage is the tax computed?
    | With what rate is the sales tax worked out? | At what rate is GST charged? | What rate of GST applies?
    | What is the rate of value added tax? | What's the sales tax percentage? | Is it 20% VAT or another rate?
    | Is it the full or the reduced VAT rate? | By what percentage do they tax it? | What percent is the VAT?
    | At what rate was this taxed? | Under which VAT bracket does it fall? | Extract the VAT rate
    | Get the tax percentage | Show the rate at which tax is charged | Tell me the VAT percentage
    | the percentage behind the VAT amount | How high is the VAT rate?
shipping_cost = freight charge | cost of delivery | P&P | S&H charge | How much do they charge for postage?
    | haulage charge | What was paid for freight? | How much does it cost to send the goods? | delivery fee amount
    | postage cost | courier cost | Does delivery cost extra, and how much? | amount for shipping
    | What did the courier cost us? | handling and shipping amount | What are the carriage costs? | dispatch costs
discount = rebate | money off | How much cheaper did it get? | price deduction | What reduction was granted?
    | voucher value | coupon savings | What rebate did they grant? | How much did the promotion take off?
    | trade discount | amount of the reduction | loyalty discount | How much was knocked off the price? | markdown
    | Did we get any discount, and how much? | allowance given | special offer deduction | less discount
    | How much have I saved?
amount_paid = paid already | part payment | What sum has the customer handed over?
    | How much money have you received from me? | sum received so far | payment on account | amount tendered
    | How much did the guest put down as a deposit? | What have I paid up to now? | less payments received
    | cash received | settled so far | paid up front | What has been credited as payment?
    | How much of it is already settled? | retainer paid | total of payments made | amount received
balance_due = balance outstanding | balance owing | balance owed | balance to pay | balance payable | current balance
    | closing balance | amount still owed | amount still open | amount left | amount remaining | remainder
    | remainder to pay | remaining amount due | remaining debt | outstanding | outstanding sum | outstanding debt
    | unpaid balance | unpaid amount | unpaid remainder | left to pay | account balance at the end | final balance
    | ending balance | How much is left after the deposit? | How much is unpaid? | What is still owing?
    | What's still outstanding on the account? | What remains after payments are deducted?
    | How much is still owed after what was paid? | What do I have left to pay? | How much more must I pay?
    | What is the rest of the amount? | After the down payment, how much remains? | What is the account balance now?
    | At what figure does the account stand at the end? | What does the client still owe us?
    | How much of the bill is still open? | What's the new balance of the account?
    | Is anything left to pay, and how much? | Extract the balance due | Get the outstanding amount
    | Show what is still unpaid | sum not yet paid | total less payments received
previous_balance = balance b/f | amount owed from the last statement | starting balance
    | What did I owe on my last bill? | brought forward amount | prior balance | balance at the start of the period
    | What was outstanding from the previous invoice? | carried forward from last statement | last month's balance
    | arrears from before | How much was left over from last time? | What was the opening balance? | former balance
    | previous amount owing | Which sum was brought forward? | balance before this bill | earlier balance
currency = ccy | curr | currency of invoice | currency of the bill | currency of payment | payment currency
    | document currency | transaction currency | currency name | currency symbol | currency unit | ISO currency code
    | three-letter currency code | kind of money | type of currency | monetary unit | money unit | doc_currency
    | EUR, GBP or USD? | USD or EUR? | dollars or euros? | pounds or euros? | In what currency was it billed?
    | In what currency do I have to pay? | What currency are the prices in? | In which currency are the prices quoted?
    | What money is this priced in? | Which country's money is used here? | Which money must I pay in?
    | Is this in dollars? | Is this in euros or pounds? | Is it sterling, euro or something else?
    | Are the amounts in euros or in dollars? | In what monetary unit are the sums expressed?
    | What's the invoicing currency? | In which currency is the total stated? | Which currency code is given?
    | What currency do they bill in? | Which currency was the customer charged in? | Extract the currency
    | Get the currency code | Show which currency the amounts are in | Tell me the currency
    | currency the amounts are expressed in | which currency | currency for this document
iban = IBAN code | IBAN to pay to | IBAN for payment | IBAN for transfer | IBAN of payee | payee IBAN | beneficiary IBAN
    | creditor IBAN | creditor's IBAN | supplier IBAN | seller IBAN | vendor IBAN | company IBAN | their IBAN
    | IBAN of the company | IBAN of the bank account | bank IBAN | international account number | SEPA account number
    | IBAN for SEPA transfer | IBAN for the wire | What's their IBAN? | Which IBAN should the money go to?
    | What IBAN do I type in my banking app? | I need to transfer the money: to which IBAN?
    | Where do I send the SEPA transfer, which IBAN? | Which IBAN belongs to the supplier?
    | Which IBAN do they want the payment on? | On what IBAN does the creditor collect? | To what IBAN do we remit?
    | What IBAN is printed for bank transfers? | Under which IBAN is the beneficiary's account held?
    | What is the international bank account number? | What's the creditor's IBAN? | What is the payee's IBAN?
    | What is the IBAN of the recipient of the payment? | Which IBAN is on this invoice? | Get the IBAN | Show the IBAN
    | Copy the IBAN | Look up the IBAN of the company | Tell me the IBAN to use
    | long account number starting with the country code | IBAN for wiring the funds
bic = BIC no. | BIC number | BIC/SWIFT code | bank BIC | SWIFT no. | SWIFT number | SWIFT ID | SWIFT address
    | SWIFT of the bank | swift identifier | bank SWIFT | bank's SWIFT code | bank's BIC | beneficiary bank SWIFT
    | beneficiary bank BIC | supplier BIC | payee's BIC | their SWIFT | their BIC | bank identification code
    | business identifier code | international bank code | code for international transfers
    | 8 or 11 character bank code | What's the SWIFT? | What SWIFT code does the bank have?
    | Which SWIFT do I need for a foreign transfer? | Which SWIFT code goes with the IBAN?
    | What BIC belongs to this IBAN? | What BIC should I enter in the transfer form?
    | I'm wiring from abroad: which SWIFT code? | What is the bank's BIC?
    | Under which SWIFT address can the bank be reached? | What's the BIC of the beneficiary's bank?
    | Which BIC is printed next to the IBAN? | Which BIC is on this invoice?
    | What is the international code of the bank? | Find the SWIFT code | Extract the BIC | Get the SWIFT code
    | Show the BIC | Look up the BIC | Tell me the SWIFT/BIC | SWIFT for the wire transfer
account_number = bank acct number | Which account do I pay it into, domestically? | number of the account at the bank
    | current account number | beneficiary's account number | checking account number
    | Into what account number should the funds go? | bank a/c no | What's the eight-digit account number?
    | seller's bank account no. | account no. for bank transfers | BACS account number
    | Which account number goes with the sort code? | remit to account no. | What is the payee's account number?
    | number of our account with the bank | wire account number
sort_code = routing no | ABA routing number | BSB | What six-digit code does the bank have? | national bank code
    | transit number | What is the ABA number? | What code goes with the account number? | bank clearing number
    | routing code for the wire | What BSB should I enter? | sort code for the transfer
    | Which routing number do I use for ACH? | bank routing code | IFSC code | Look up the bank's clearing code.
    | s/c of the bank
bank_name = banker | bankers | bank used | name of their bank | credit institution | bank of the supplier
    | bank of the seller | bank of the payee | bank of the company | beneficiary bank | beneficiary's bank
    | receiving bank | supplier's bank | creditor's bank | company's bank | house bank | account-holding bank
    | seller_bank | bank for the transfer | bank with the account | which bank | What's the bank called?
    | What is their bank called? | With which bank does the supplier have an account? | Which bank holds the account?
    | Which bank keeps the seller's account? | Who are the company's bankers? | Where does the company bank?
    | Where do they bank? | Who do they bank with? | At which financial institution is the account kept?
    | Which institution manages the account? | To which bank is the money sent? | To which bank should the transfer go?
    | Which bank will receive the payment? | Which bank is named in the payment details?
    | What is the beneficiary's bank? | Which savings bank or credit union do they use? | Extract the bank's name
    | Get the name of the bank | Show the bank | Tell me which bank the account is with | bank where the payment goes
    | What's the payee's bank?
account_holder = owner of the account | holder of the account | name of the account | account holder name
    | account in the name of | account title | name of the beneficiary | payee name | name of the payee
    | payment recipient | recipient of the payment | recipient of the transfer | creditor name for the transfer
    | pay to the order of | cheque payable to | cheques made out to | checks payable to | transfer recipient | a/c name
    | Who is the owner of the account? | Who is the beneficiary of the transfer? | Who holds the bank account?
    | Whose bank account is it? | Whose account do I pay into? | In what name is the bank account held?
    | What name do I put as the beneficiary? | Which name goes in the payee field?
    | To whom should the cheque be made out? | Who do I make the check out to? | To whom is the payment to be made?
    | In whose favour is the transfer? | Who gets the money? | Who will receive my transfer?
    | Under which name is the account registered? | What is the name of the bank account's holder?
    | Who is named as recipient in the bank details? | Find the beneficiary's name | Extract the account holder
    | Get the payee | Show the name on the bank account | Tell me who the beneficiary is | name for the bank transfer
vat_id = VAT registration | VAT reg number | VAT reg # | VAT # | VAT code of the seller | seller VAT number
    | supplier VAT ID | vendor VAT number | issuer's VAT number | company VAT number | company VAT no. | our VAT no.
    | their VAT ID | provider's VAT number | merchant VAT number | EU VAT ID | intra-community VAT number
    | European VAT number | VAT identification no. | VAT identifier | seller_vat | value added tax number
    | value added tax identification number | GST number of the supplier | GST registration number
    | VAT no. of the issuer | VAT number of the vendor | Under which VAT number does the supplier trade?
    | Under what VAT number is the seller registered? | What VAT number do I check in VIES for the supplier?
    | Which VAT registration does the company hold? | What's the issuer's VAT ID? | What is the vendor's VAT number?
    | What is the merchant's VAT registration number? | With which VAT number is the business registered?
    | Is the seller VAT registered, and under which number? | Which VAT no. does the biller show?
    | What is the intra-EU VAT number of the supplier? | Whoever issued this: what is their VAT number?
    | Extract the seller's VAT ID | Get the supplier's VAT number | Show the VAT registration number
    | Look up the VAT no. of the vendor | Tell me the VAT ID of the company | What's the VAT ID of this business?
    | VAT number of the invoicing company
customer_vat_id = tax ID of the customer | VAT registration of the buyer | recipient's VAT ID | client's VAT number
    | VAT reg no of the customer | What VAT number does the purchaser have? | VAT ID of the invoiced party
    | our own VAT number as purchaser | For reverse charge: what is the customer's VAT ID? | bill-to VAT number
    | What is your VAT registration number as customer? | customer GST number | purchaser VAT
    | VAT identification number of the client | customer's VAT reg. | debtor's VAT number
    | VAT number of the party billed | buyer GSTIN | Which VAT number of ours did they put?
tax_number = tax # | tax identification no. | tax identifier | tax reg. no. | tax registration no. | tax file number
    | tax payer number | taxpayer ID | taxpayer identification number | taxpayer reference | tax office reference
    | tax office number | tax reference number | unique taxpayer reference | UTR number | UTR | EIN | EIN number
    | employer identification number | federal tax ID | federal ID number | national tax number | fiscal code | TFN
    | TIN of the company | seller's tax number | supplier's tax ID | vendor's TIN | Which tax ID does the company use?
    | What's the vendor's federal tax ID? | What is the taxpayer identification number?
    | Under which number does the tax office know the company? | With which number is the company registered for tax?
    | What is the fiscal number of the supplier? | What EIN is given? | What TIN goes on the 1099?
    | Which number has the Inland Revenue given the company? | Which number did the tax authority assign to the seller?
    | What is the seller's tax identification number? | What tax reference does the business have?
    | Extract the tax number | Get the tax ID | Show the taxpayer number | Tell me the TIN
company_register = company registration no | co reg no | Companies House number | trade register no
    | incorporation number | What is the business registration number? | register number of the firm
    | business register entry | At which registry is the firm entered? | registered company number | KvK or HRB number
    | Look up the commercial register entry. | corporate registration number | registered in England under what number?
    | What is the company's number at Companies House? | number in the company register
    | number in the companies register | legal entity registration number
    | Where can the firm be found in the trade register?
managing_director = chief executive | head of the company | Who manages the business? | MD | Who is the CEO?
    | proprietor | Who heads the firm? | company director's name | owner's name | Who are the directors?
    | business owner | Who legally represents the company? | Who is in charge of the firm? | management of the company
    | person running the business | principal of the firm | Who's the boss there?
phone = tel no. | tel number | tel # | ph | ph no. | ph. number | phone # | phone num | phone contact | telephone no.
    | telephone contact | landline | landline number | office phone | office number to ring | business phone
    | company phone | seller's phone number | supplier phone | vendor phone number | hotline | hotline number | helpline
    | helpline number | customer service phone | customer care line | service line | switchboard | switchboard number
    | support phone number | call centre number | contact_phone | seller_phone | enquiries number
    | Which number do I dial? | What number do I call to complain? | What is the hotline number? | How do I call them?
    | How can I ring the company? | I want to call them: what's the number?
    | Under which telephone number are they available? | At what number can I phone customer services?
    | What's the number of the helpline? | Which number is given for enquiries? | On what number are they reachable?
    | Can I phone them, and on what number? | What is the supplier's telephone? | What is the store's phone number?
    | Extract the phone number | Get their telephone number | Show the number to ring | Look up the company's phone
fax = fax # | fax num | fax contact | fax address | fax of the company | fax number of the seller | supplier's fax
    | supplier fax number | vendor fax | seller's fax number | company fax | company's fax no. | office fax | their fax
    | telefax number | facsimile | facsimile number | facsimile no. | telecopy number | number for faxing
    | number for faxes | number to fax to | seller_fax | What's the fax no.? | What is the number of the fax machine?
    | Which number do I fax to? | To what number can I fax a document? | To which number should faxes be sent?
    | How can I fax them? | Can I fax them, and under what number? | Under which number do they receive faxes?
    | I want to fax the signed form: to which number? | Do they have a fax? | How can the supplier be reached by fax?
    | Where do I fax my order? | What is the vendor's fax number? | What is the company's telefax?
    | Which facsimile number is printed? | Extract the fax number | Get the fax no. | Show the fax
    | Look up the fax of the supplier | Tell me the fax number
mobile = mobile phone | cellphone number | What is their mobile? | Where can I send a text message? | handphone
    | Which number can I text? | mobile telephone | cellular number | mobile contact number | WhatsApp number
    | How can I reach them on their mobile? | What's the number of their cell phone? | mob. | smartphone number
    | On which mobile number can they be called? | their cell
email = e-mail contact | email id | mail | email of the supplier | email of the seller | supplier email | seller email
    | vendor email | company email | company e-mail address | business email | office email | customer service email
    | support email | billing email | accounts email | email for enquiries | email for questions | their email address
    | their mailbox | electronic address | address with the @ sign | mailbox | inbox address | e-mail for replies
    | What's the email? | What email can I write to? | Which mailbox should I write to?
    | Which email do I use to contact them? | How do I e-mail the company? | How can I write to them electronically?
    | Where do I send an email with a question? | To what email address do I send a complaint?
    | Where can queries be mailed electronically? | I'd like to email them: what is the address?
    | At which e-mail are they reachable? | What is the supplier's email address? | What is the vendor's e-mail?
    | Which e-mail does customer service have? | What is the email of the accounts department? | Extract the email
    | Get the e-mail address | Show their e-mail | Look up the email of the company | Tell me the e-mail to write to
website = web link | web site address | website link | site url | url of the company | company website
    | company web page | company homepage | company URL | seller's website | supplier website | vendor website
    | shop website | online shop | webshop | web shop address | online address | online presence | internet site
    | internet page | internet homepage | home page address | domain | domain name | web domain | link to their site
    | seller_url | www address | their website | their homepage | What's their site? | What is the URL of the company?
    | Which website is given? | Which web page should I visit? | What's the company's domain?
    | Under which domain is the company online? | Where are they on the internet? | Where are they on the web?
    | Do they have a website? | What address do I type in the browser? | On which site can I pay or read more?
    | How do I visit the supplier online? | Where can I look them up on the internet? | What is the vendor's home page?
    | Extract the website | Get the URL | Show the web address | Look up their site
contact_person = contact name given | contact at the company | contact on the invoice | contact for queries
    | contact for questions | contact in the office | person to contact | person to ask | person to speak to
    | responsible person | responsible employee | person in charge | person dealing with this | case handler | handler
    | case worker | attention | attention of | for the attention of | FAO | attn name | name after attn | prepared by
    | processed by | dealt with by | POC | attention_to | our contact | your contact person | employee in charge
    | Who do I ask for? | Who should I ask for when I phone? | Who dealt with this order? | Who prepared this invoice?
    | Who is dealing with our case? | Who is looking after this? | Who processed it?
    | Which employee is in charge of this? | To whose attention is this sent? | Who is my point of contact?
    | Who's the contact? | Which person can answer questions? | Who do I turn to with queries?
    | Who is named as the contact? | What is the contact person's name? | Extract the contact person
    | Get the name of the contact | Show who to contact | Tell me who is in charge of this
salesperson = seller's representative | Who was the sales rep on this order? | sales contact name
    | Which rep took the order? | account executive | sales consultant | rep's name | Who made the sale? | sales advisor
    | salesman | name of our account manager | Who gets the commission? | sold by which employee
    | Which salesman looked after the customer? | sales associate | Who is our sales contact? | field rep
    | Whose sale was this? | sales assistant's name
seller_name = seller company | selling company | supplier company | supplier's name | vendor's name | issuer name
    | issuing company | issuing party | invoice issuer | biller name | billing company | bill from | invoice from
    | billed by | issued by | supplied by | invoiced by | service provider | provider name | contractor | creditor
    | merchant name | retailer | shop name | trader | business name | name of the business | name of the merchant
    | name of the firm that sells | firm that sent this | Who made out this bill? | Who is asking for the money?
    | Who supplied the goods? | Who did I buy this from? | Who did we buy from? | Which shop is the receipt from?
    | Which firm invoices us? | Which business raised this invoice? | What's the merchant's name?
    | Which provider billed this? | Who is the creditor? | What is the issuer's name? | Which company is charging us?
    | At whose shop was this bought? | Who delivered the goods and billed them? | Whose invoice is this?
    | Who is the service provider? | Extract the supplier name | Get the vendor's name | Show who issued the bill
    | Tell me who the seller is
seller_street = seller street | supplier street | vendor street | company street | issuer's street | merchant street
    | shop's street | store street | supplier's road | seller's road | street of the seller | street of the vendor
    | street of the company | street of the shop | supplier address line 1 | seller address line 1
    | vendor address line 1 | company street address | supplier's street address | vendor's street address
    | seller street and number | street and house number of the supplier | supplier's street and number
    | house number of the seller | first line of the seller's address | first line of the supplier's address
    | What is the supplier's street? | What is the vendor's street and number? | What street is the supplier on?
    | What street is the company in? | Which road is the vendor's office on?
    | On what street does the issuer have its office? | In what street is the business? | In which street is the shop?
    | In which street is the supplier based? | On which road is the seller situated?
    | At what house number is the seller's office? | What's the street address of the company?
    | Which street does the biller give? | What is the first address line of the vendor?
    | Which avenue or road is the supplier in? | Extract the seller's street | Get the supplier's street
    | Show the street of the vendor | Tell me the street of the company | sender's street
    | In which street is the sender of the bill?
seller_postcode = seller postcode | seller postal code | seller zip code | supplier postcode | supplier's postcode
    | supplier zip | supplier ZIP code | supplier postal code | vendor zip | vendor's ZIP code | vendor postcode
    | vendor postal code | company postcode | company zip code | issuer's postcode | issuer zip | merchant zip
    | shop postcode | store zip code | biller's zip code | sender's postcode | seller's postal code
    | postcode of the seller | postcode of the vendor | postcode of the company | postal code of the vendor
    | zip of the supplier | zip of the company | What is the supplier's zip? | What is the vendor's zip code?
    | What is the issuer's postal code? | What postcode does the supplier have? | What postcode is the company in?
    | Which postcode is in the seller's address? | Which zip code is the vendor located in?
    | Which postal code is the shop in? | Under which postcode is the supplier based? | What ZIP does the biller give?
    | What is the postcode of the company that sent this? | Find the seller's zip code | Extract the supplier's postcode
    | Get the seller's ZIP | Show the vendor's postcode | Tell me the company's postal code
    | In which postal area is the seller?
seller_city = seller city | seller town | seller's city | supplier city | supplier town | supplier's city
    | supplier's town | vendor city | vendor's city | vendor town | vendor's town | company city | company's town
    | issuer's city | issuer town | merchant city | merchant's town | shop's city | store city | biller's city
    | provider's city | sender's city | city of the seller | city of the vendor | city of the issuer | city of the shop
    | town of the supplier | town of the seller | town of the company | place of business of the seller
    | municipality of the supplier | Which town is the vendor in? | Which town is the company in?
    | In what city does the supplier have its office? | In what town is the seller based? | What city is the vendor in?
    | What city is the supplier located in? | Which city is in the seller's address? | What is the supplier's home town?
    | From which town does the seller come? | In which town is the shop? | What is the issuer's city?
    | In which municipality is the supplier? | Find the supplier's city | Extract the seller's city
    | Get the vendor's city | Show the company's town | Tell me which city the seller is in
seller_country = seller country | supplier country | supplier's country | vendor country | vendor's country
    | company country | company's country | issuer's country | issuer country | merchant country | merchant's country
    | biller's country | provider's country | sender's country | exporter country | exporter's country
    | country of the vendor | country of the company | country of the merchant | country of the exporter
    | country of the provider | country where the supplier is based | home country of the supplier
    | supplier country code | seller country code | What is the supplier's country? | What is the vendor's country?
    | What country does the supplier operate from? | What country is the vendor in?
    | In what country is the company based? | In which country does the seller have its seat?
    | In which country is the issuer located? | From which country was this billed?
    | From what country does the supplier sell? | From which country does the invoice come?
    | Which country is the supplier established in? | Which country is in the seller's address?
    | Where in the world is the vendor, which country? | Is the supplier foreign, and from which country?
    | What is the country of the billing company? | Extract the seller's country | Get the supplier's country
    | Show the vendor's country | Tell me which country the seller is in
buyer_name = client name | client's name | buyer's name | purchaser | purchaser name | payer | payer name | debtor
    | debtor's name | debtor name | party invoiced | invoiced party | billed party | billed customer | billed company
    | invoice addressee | invoiced to | invoice to | sold to | sold-to party | bill-to party | bill-to customer
    | bill recipient | name of the client | name of the payer | ordering party | consumer name
    | name of the person billed | name of the firm billed | Who do we bill? | Who is the purchaser? | Who is the debtor?
    | Who was invoiced? | Who gets this bill? | Who must settle this bill? | Who is supposed to pay this?
    | Which client was invoiced? | Which person or firm is being invoiced? | To whom was this sold?
    | To whom was this made out? | In whose name is the invoice made out? | In whose name is the bill?
    | Which company bought the goods? | Who purchased the items? | Who is the addressee of the invoice?
    | Whose purchase is this? | Extract the customer name | Get the client's name | Show who is billed
    | Tell me who the buyer is
buyer_street = buyer street | customer street | client street | client's street | purchaser's street | payer's street
    | recipient's street | bill-to street | invoice street | street of the buyer | street of the purchaser
    | street in the billing address | customer's road | client's road | buyer's road | billing address line 1
    | customer address line 1 | bill-to address line 1 | billing street address | customer street address
    | client street address | buyer street and number | street and house number of the customer
    | customer's street and number | house number of the customer | first line of the billing address
    | first line of the customer's address | What is the buyer's street? | What is the client's street?
    | What street does the client live on? | What street is the buyer on? | What street is in the bill-to address?
    | On what road does the customer live? | In what street is the purchaser?
    | In which street does the invoice recipient live? | On which street is the client's office?
    | In which street is the billed company? | To which street is the invoice addressed?
    | At what house number does the customer live? | Which street is given for the client?
    | What is my street on the bill? | What's the payer's street address? | Extract the customer's street
    | Get the buyer's street | Show the client's street | Tell me the street of the client | street of the party billed
buyer_postcode = buyer postcode | buyer zip | buyer's zip code | buyer's postcode | buyer postal code
    | customer postcode | customer zip | customer zip code | customer's zip | customer's postal code | client zip
    | client's postcode | client's ZIP code | client postal code | purchaser's postcode | payer's zip
    | recipient's postcode | bill-to zip | bill-to zip code | bill-to postcode | billing postcode | billing zip code
    | billing postal code | invoice postcode | postcode of the client | postcode of the buyer | zip of the customer
    | zip of the client | What is the client's zip? | What is the buyer's zip code?
    | What is the purchaser's postal code? | What is the billing ZIP? | What postcode does the customer have?
    | What postcode does the client live in? | Which postcode is in the billing address?
    | Which zip code is in the bill-to block? | Under which postcode does the customer live?
    | Which postal code is given for the client? | What is my postcode on the bill?
    | What is the postcode of the party invoiced? | Find the client's zip | Extract the customer's postcode
    | Get the billing ZIP code | Show the buyer's postcode | Tell me the customer's zip code
buyer_city = buyer city | buyer town | buyer's city | buyer's town | customer city | customer town | customer's city
    | client city | client town | client's city | client's town | purchaser's city | purchaser's town | payer's city
    | recipient's city | debtor's city | bill-to city | bill-to town | invoice city | city in the billing address
    | city of the buyer | city of the client | city of the purchaser | town of the customer | town of the buyer
    | municipality of the customer | Which town does the customer live in? | Which town is the client in?
    | What town is the buyer in? | What city does the client live in? | What is the client's city?
    | What is the customer's city? | What is the billing city? | In what city is the customer based?
    | In what town does the purchaser live? | In which city is the billed company?
    | Which city is in the billing address? | Which city is the client from? | To which city is the invoice addressed?
    | Which place does the customer come from? | What city am I in according to the bill?
    | In which municipality does the client live? | Find the client's city | Extract the customer's city
    | Get the billing city | Show the buyer's town | Tell me which city the customer is in
buyer_country = buyer country | buyer's country | customer country | client country | client's country
    | purchaser country | purchaser's country | payer's country | recipient's country | importer's country
    | importer country | debtor's country | bill-to country | billing country | country in the billing address
    | country of the buyer | country of the purchaser | country of the importer | country of the payer
    | home country of the customer | nation of the client | customer country code | billing country code
    | What is the customer's country? | What is the client's country? | What is the billing country?
    | What country does the customer live in? | What country is the client in? | What country is the buyer in?
    | In what country is the customer based? | In which country does the client live?
    | In which country is the billed company? | Which country is the customer from? | Which country is the client from?
    | Which country is in the billing address? | To which country is the invoice addressed?
    | Is the customer abroad, and in which country? | From which country does the purchaser come?
    | Where in the world is the client, which country? | Find the buyer's country | Extract the customer's country
    | Get the billing country | Show the client's country | Tell me which country the buyer is in
seller_address = supplier's address | vendor's address | issuer address | issuer's address | biller's address
    | merchant address | merchant's address | provider's address | company's address | company location
    | company premises | business address | office address | registered office | registered office address | head office
    | head office address | headquarters | remit-to address | return address | sender address | shop address
    | store address | address of the seller | address of the vendor | address of the issuer | address of the shop
    | address of the service provider | postal address of the supplier | full address of the company
    | Where is the vendor based? | Where is the seller? | Where is the shop? | Where is the store located?
    | Where is the registered office? | Where are the headquarters? | Where do I mail the cheque?
    | Where can I post a letter to the company? | Where should the goods be sent back to?
    | What is the issuer's full address? | What is the merchant's address?
    | What is the business address of the supplier? | At which address does the supplier do business?
    | What address does the sender of the bill give? | Under what address can I write to the vendor?
    | Extract the supplier's address | Get the vendor address | Show where the company is
buyer_address = bill address | buyer's address | client address | client's address | customer's address
    | purchaser address | purchaser's address | payer's address | recipient's address | debtor's address
    | invoice-to address | invoice recipient's address | address billed | address for invoicing | address of the client
    | address of the purchaser | address of the payer | address of the party invoiced | address of the billed company
    | address of the invoice recipient | addressee's address on the invoice | customer's full address
    | client's postal address | mailing address of the customer | postal address of the buyer | customer's home address
    | What is the full address of the person billed? | Where does the client live? | Where is the client based?
    | Where is the buyer located? | Where is the bill sent? | Where was the invoice mailed?
    | Where should invoices be sent? | To what address was the bill posted? | To which address are we billed?
    | What is the client's address? | What is the buyer's address? | What is the purchaser's full address?
    | What address is the invoice made out to? | Which address was used for billing?
    | Under what address is the customer registered? | What is my billing address? | At which address is the debtor?
    | Find the billing address | Extract the bill-to address | Get the customer's address
    | Show the address of the client | Tell me where the customer is
shipping_address = drop-off address | consignee address | destination of the goods | Where should the parcel be sent?
    | delivered to which address | Where do we deliver? | ship to location | Where did the courier take it?
    | delivery location | unloading point | recipient address for the shipment | goods to be sent to
    | What's the drop address? | Who is the consignee and where? | supply address | Where was the order sent?
    | shipping destination | address for the delivery
shipping_method = courier | Which carrier was used? | mode of transport | How will the parcel be sent? | transport mode
    | haulier | By what means are the goods transported? | shipped with whom | delivery service | type of shipping
    | Which courier company brings it? | way of dispatch | freight forwarder used
    | Does it go by post, courier or truck? | despatch method | sent via | shipping service used
    | Which shipping option was chosen? | UPS, DHL or what?
delivery_terms = incoterm | FOB, CIF or EXW? | terms of shipment | conditions of delivery
    | Under what terms are the goods delivered? | Who bears the freight and risk? | FOB point | delivery conditions
    | Which Incoterms rule was agreed? | freight terms | delivered ex works or DAP? | When does risk pass to the buyer?
    | agreed terms for delivery | What delivery conditions apply? | shipment conditions | international commercial term
    | delivery clause
payment_terms = pay terms | pmt terms | terms for payment | terms of settlement | credit terms | credit period
    | days of credit | days to pay | days allowed | payment period | payment window | payment arrangement
    | payment condition | payment term in days | term of payment | condition for payment | cash discount terms
    | early payment discount | early settlement discount | prompt payment terms | discount terms for paying early
    | net days | net 30? | net 30 or net 60? | number of days for payment | paymentTerms_text
    | Within how many days is it payable? | Within what period should we pay? | How many days' credit do we get?
    | How much time do I get to pay? | On what terms do we pay? | What conditions apply to the payment?
    | What's the credit period? | What payment period was agreed? | What payment terms did the supplier grant?
    | Is it net 30 or due on receipt? | Do I get cash discount if I pay quickly?
    | How soon after the invoice is payment required? | Under which conditions is the invoice payable?
    | What was agreed about paying? | Which credit terms apply? | Extract the payment terms | Get the terms of payment
    | Show the payment conditions | Tell me the payment period
payment_method = mode of payment | paid how | tender type | Did they pay by cash or card? | card or cash | paid via
    | way of paying | How did the customer pay? | How should I pay, by cheque or transfer? | tender used
    | settlement method | Which payment option was chosen? | What kind of payment was it?
    | credit card, cash or direct debit? | How is the money collected? | type of tender | payment channel
    | Which card type was charged?
billing_period = bill period | billed period | billing cycle | billing month | billing dates | billing interval
    | billing timeframe | invoicing period | invoiced period | charge period | statement period | settlement period
    | supply period | period billed | period invoiced | period charged | period from to | period of supply
    | period of consumption | consumption period | usage dates | rental period | subscription period
    | period of performance | time period billed | time span of the bill | month billed | months covered
    | from and to dates | What time span is invoiced? | What months does this bill cover? | What is the billing cycle?
    | What is the service period? | What is the period of supply? | Which month does the bill relate to?
    | Which quarter is being charged? | Which dates does this statement cover? | From when to when is it billed?
    | From when until when was the service supplied? | For what stretch of time am I charged?
    | Over what period was the energy used? | Over which period does the statement run? | For which month do I pay here?
    | For what time frame is the invoice? | Between which dates was the usage measured? | Extract the billing period
    | Get the invoice period | Show the period covered | Tell me which period is billed
page_number = sheet number | pg no | page x of y | number of this page | What page are we on? | Which sheet is it?
    | pagination | How many pages are there? | page count | Is this page one? | current page
    | Which page of the document am I looking at? | pg | page indicator | page reference in the header or footer
    | Look up the sheet number. | page of pages | number at the foot of the page
meter_number = meter serial no | electricity meter number | gas meter ID | number on the meter | MPAN | MPRN
    | meter point number | Which electricity meter is being billed? | water meter no | identification of the meter
    | Under what number is the meter registered? | supply point number | counter number | meter reference
    | What does the meter's serial plate say? | Which device measured the consumption? | mtr no
    | Look up the serial number of the gas meter. | number identifying the meter | MSN of the meter
meter_reading = present reading | closing reading | this month's meter reading | reading on the meter
    | value on the meter | final reading | What was the meter at when last read? | What figure was read off the meter?
    | meter value | actual or estimated reading | end reading | most recent meter reading | What did the meter stand at?
    | index of the meter | counter reading | new meter reading | How many units does the meter display?
    | value read from the meter | reading at the end of the period | present meter figure
consumption = quantity of energy consumed | kWh used | water usage | amount of gas used | How much gas did I use?
    | How much water did we use? | units consumed | electricity usage | used this period | What was my usage?
    | How many cubic metres were used? | total kWh | power consumption | usage for this bill | consumed volume
    | How much power have we used up? | metered usage | energy use | How many kilowatt hours are billed?
policy_number = policy ID | certificate number of the insurance | cover number | number of my policy | policy reference
    | Under what policy am I insured? | insurance certificate no | I want to make a claim: which policy number?
    | insurance ref | insurance policy ID | no. of the policy | Which insurance contract number is quoted?
    | What's my insurance number with the insurer? | policyholder's policy number | policy nr
    | Which policy is the premium for? | life or motor policy number | number on the insurance certificate | pol no
ticket_number = booking ref | reservation code | PNR | booking no | confirmation code | ticket no | e-ticket number
    | number on the ticket | What's my booking code? | reservation reference | record locator | txn number
    | Under what number is my reservation held? | trans no | What is the confirmation number?
    | number of the transaction | Which reservation is this? | What code do I need to check in for the trip?
cashier = served by whom | clerk | Who was at the till? | server's name | name of the clerk | Who rang this up?
    | checkout operator | employee who took the payment | cashier no | cashier's name or number | till operator
    | Who was the waiter? | you were served by | staff member at the register | Who was my server?
    | Which clerk served me? | cashier ID | Which employee checked me out?
store_number = branch | outlet number | shop number | store ID | Which store is this? | location number
    | In what outlet was the purchase made? | branch no | Which shop did the receipt come from? | store name or number
    | shop ID | store location no. | What is the number of the branch? | which outlet | filling station number
    | At which branch did I shop? | retail store no | Look up the branch number. | site number of the shop
terminal = till no | POS terminal | register | TID | checkout number | lane | cash register no
    | Which lane did I check out at? | card terminal number | POS number | cash desk | Which register was used?
    | till ID | What is the ID of the card machine? | Through which terminal did the payment go? | pay station number
    | checkout lane | What till rang up the sale? | point of sale device
time = clock time | hour and minute | At what hour was it? | time on the receipt | What o'clock was the sale?
    | printed at | When in the day was it bought? | hh:mm | hour of the transaction | transaction time
    | What time did I pay? | exact time of purchase | At what time was the receipt issued? | time of day
    | What time does the receipt show?
room_number = hotel room | which room | table number | Where was the guest accommodated? | rm no
    | In what room did I sleep? | number of the hotel room | table no | At what table did the guests sit? | guest's room
    | Which room was booked? | no. of the room | What room is being charged? | suite number of the guest
    | Which room or table is on the bill? | Look up the guest room number. | room assigned
arrival_date = check-in | arrives on | arrival day | first night of the stay | date of check-in
    | On what day did they check in? | guest arrival | start of the stay | When do we arrive?
    | When did I check in at the hotel? | first day of stay | arrived | arriving on which day | arr. date
    | When does the guest come? | From which date is the room booked? | day the guest arrived | stay from
departure_date = leaves on | departure day | last day of the stay | date of check-out | On what day did they check out?
    | guest departure | end of the stay | When do we leave? | When did I check out of the hotel? | checkout day
    | departed | leaving on which day | dep. date | When must the room be vacated? | Until what date is the room booked?
    | day the guest left | stay until
vehicle = reg no | car registration | registration plate | VRM | license plate number | Which car was it?
    | registration mark | vehicle reg | What's the car's reg? | tag number of the car | car reg number | car plate
    | What is the plate of the car? | Which vehicle was serviced? | vehicle's licence number | rego
    | What does the number plate say? | index mark of the car
first_name = given names | forenames | What is the person called by first name? | fname | applicant's forename
    | first names in full | person's given name | What's their first name? | name given at birth, not the surname
    | What is the forename? | What is the holder's given name? | forename only | first and middle names
    | his or her first name | forename of the applicant | Fill in: first name? | personal name without surname
last_name = surname of the applicant | lname | person's family name | What's their surname? | family name of the holder
    | applicant's family name | last name of the person | his or her last name | second name, i.e. surname
    | What is the applicant called by surname? | Under what surname is the applicant listed?
    | name without the forenames | Fill in: surname? | surname as in the passport | surname only
    | Look up the applicant's last name.
date_of_birth = On what date was the applicant born? | applicant's birthday | day of birth | When is their birthday?
    | b. date | What is the applicant's DOB? | When was he or she born? | person's birth date
    | In what year was the person born? | How old is the applicant, by birth date? | bday | date the person was born
    | What birth date was entered? | birthdate of the holder | Look up when they were born.
place_of_birth = born in which town | birth city | town or city where they were born | Where was the applicant born?
    | native town | In which city was the person born? | POB | hometown at birth
    | Where does the birth certificate say they were born? | location of birth | place the applicant was born
    | In what place did they come into the world? | applicant's birthplace | birth town
    | What is the person's birthplace? | where born | holder's place of birth | born at
    | Which town is the holder a native of?
nationality = citizen of which country | country of citizenship | national of
    | What country is the applicant a citizen of? | passport nationality | person's citizenship
    | What's their nationality? | Which passport does the person hold, by country? | current nationality
    | citizenship status | Of which state is the person a national? | applicant's nationality
    | nationality of the holder | What is the citizenship? | nat. | Is the person British, German or what?
    | legal nationality | Where does the person hold citizenship? | home country by citizenship
passport_number = passport ID | identity document number | ID document no | What is the number on the passport?
    | What ID number does the person have? | ID card no | travel document number | number of the identity card
    | passport or ID no | What's the ID card's number? | Under what number was the passport issued?
    | proof of identity number | national ID card number | applicant's passport number | What is my passport's number?
    | personal ID no. | holder's passport no | Which ID document did they present, by number?
social_security_number = NINO | social insurance number | SSN of the applicant | PPS number | What is my SSN?
    | employee's NI number | What is the national insurance number? | What's the employee's social security no.? | SIN
    | social sec. # | PPSN | state insurance number of the person
    | Under what number is the person insured with social security? | nine-digit social security number
    | Look up the worker's SSN.
occupation = what they do for work | trade | job held | applicant's profession | current position
    | What do they work as? | vocation | employment position | In what capacity is the person employed? | role at work
    | job | What's his or her job? | professional activity | What is the applicant by profession? | career
    | Which job title was entered?
employer = company they work for | works for | employed by | current employer | Where does the applicant work?
    | employing company | name of the firm employing them | applicant's employer | Who do they work for? | workplace
    | Which firm pays the person's wages? | employer's name | firm where the person has a job
    | In whose employ are they? | With what organisation is the applicant employed? | organisation they work at
marital_status = Is the applicant single, married or divorced? | single, married, widowed? | relationship status
    | marital state | applicant's marital status | Does the person have a spouse? | matrimonial status
    | Are they married? | legal status of partnership | What's their civil status? | Is he or she divorced?
    | personal status (married etc.) | What family status was ticked? | marital status of the person
    | What is the person's marital situation? | married? | Married, single or in a civil partnership?
gender = M or F | Is the person male or female? | man or woman | applicant's gender | What sex is the applicant?
    | gender of the holder | What gender was ticked? | male/female | sex (M/F) | person's sex | legal sex
    | gender marker | What gender is the person? | Mr or Ms, i.e. which sex? | sex as in the passport
department = division | Which section of the company? | team or section | unit of the organisation | dept. name
    | In what department do they work? | Which division handles this? | What section does it belong to?
    | organisational unit | Which dept ordered it? | office or division | responsible department
    | For which department is it meant? | section | What's the dept? | Look up the division.
subject = regarding | concerning | subject matter | What is it about? | title of the letter | heading of the letter
    | Which matter is being discussed? | in re | Why are they writing to me? | What is the letter's subject? | concerns
    | letter heading | reason for writing | What's the letter regarding? | What does the subject line say?
    | purpose of the letter | theme | memo subject
sender = author of the letter | written by | signatory | Who signed the letter? | sent by | sender's name
    | name of the writer | Which person sent the letter? | Who is it from, this letter? | letter writer | memo from
    | correspondent | Who is the author? | Who addressed this letter to me? | Who put their name under the letter?
    | undersigned | Whose letter is this? | Who has written to us?
recipient = written to | person addressed | Who is the letter for? | Who should read this letter? | sent to
    | letter addressed to | memo to | Who is being written to? | Who is the addressee? | To whom was the letter sent?
    | intended reader | receiver of the letter | Dear who? | Who gets this letter? | salutation name
    | Whose name is the letter sent to? | addressed to | person receiving the letter
date = date of the letter | day written | When was this letter written? | printed on | print date
    | When was the form signed? | date signed | signed on | On what day was it printed? | date of signature
    | What date stands at the top of the page? | date stamp | dd/mm/yyyy on the document | When was the page printed?
    | day and month on the document | letter date | date at the head of the letter | What date was entered on the form?
approved_by = authorized by | approver | checked by | Who gave the go-ahead? | authorised signatory
    | Whose approval is recorded? | released by | Who checked this? | sanctioned by | Who cleared it for payment?
    | approving manager | person who authorised it | Which manager okayed this? | verified by | countersigned by
    | With whose authority was it passed?
"""

CELL_QUESTIONS = """
position = row number for {item} | Which line is {item} on? | {item}: line no. | What number in the list is {item}?
    | pos. of {item} | {item} pos no | serial no. in the list for {item} | Which row number stands before {item}?
    | item no. for {item} on the list | At which number is {item} listed? | {item}, which line number?
    | Where in the sequence does {item} come? | {item} row no | sequence number: {item}
    | What is the line number of {item}? | As which position is {item} listed?
    | line of the invoice with {item}: its number? | pos {item}
article_number = part no of {item} | {item} SKU | {item}: product number | catalogue number of {item}
    | Under which code can I reorder {item}? | reorder code of {item} | What is the SKU for {item}?
    | article code {item} | {item}, part number? | What product ID does {item} have? | ref. code of the product {item}
    | model number of {item} | material number for {item} | What's the stock number of {item}?
    | EAN or article no. of {item} | {item}: catalogue no. | which part number is {item}
    | I want to reorder {item}: what's its code? | prod code {item}
description = What does the line for {item} say? | description {item} | {item}: description? | How is {item} described?
    | Show me the entry {item}. | wording of the line {item} | Which line mentions {item}?
    | full name of {item} on the list | text for {item} | product name {item} | Point to {item}.
    | Is {item} on the list? | the line {item} | entry for {item} | {item}: product or service text
    | Where is {item} listed? | Which row contains {item}? | look for {item} | What exactly is {item}, as described?
quantity = How many {item} are there? | {item}: how many? | {item} qty | number of pieces of {item} | count of {item}
    | How many pieces of {item} did we get? | {item} pcs | units of {item} | How many hours of {item} were billed?
    | amount of {item} ordered, in units | How many {item} did I buy? | {item}, how many units?
    | How many times is {item} charged? | volume of {item} supplied | no. of units {item} | How much of {item} is there?
    | How many {item} were shipped? | quantity billed for {item} | What number of {item} was purchased?
unit = UOM of {item} | Is {item} sold by the piece, hour or kilo? | measuring unit of {item} | {item}: UoM
    | unit for {item} | In what unit is {item} billed? | Is {item} priced per piece or per hour?
    | {item}: pcs, kg or hours? | {item}, unit of measure? | Which unit goes with {item}? | sales unit of {item}
    | packing unit of {item} | In which measure is {item} given? | quantity unit {item} | What unit is used for {item}?
    | by what unit do they sell {item} | unit type for {item}
unit_price = {item} each | price each: {item} | rate for {item} | cost per unit of {item} | {item}: rate
    | price per piece of {item} | What is charged per unit of {item}? | hourly rate for {item} | {item} price each
    | What does one unit of {item} come to? | per-item price for {item} | What do they ask apiece for {item}?
    | unit cost {item} | {item}, price of one? | At what rate is {item} billed? | How much per unit for {item}?
    | list price for one {item} | What is the individual price of {item}?
line_tax_rate = tax rate of {item} | {item} VAT | {item}: tax rate | percentage of VAT on {item}
    | What tax percentage is on {item}? | At what rate is VAT charged on {item}? | VAT % of {item}
    | sales tax rate for {item} | How much VAT, in percent, is on {item}? | GST rate for {item} | VAT code for {item}
    | Is {item} zero-rated or standard-rated? | {item}, which VAT rate? | tax % {item}
    | What rate of tax does {item} carry? | {item}: VAT percentage | How many percent tax on {item}?
    | VAT band of {item} | Is {item} subject to VAT, and at which rate?
discount_percent = rebate on {item} | {item}: % off | discount percentage of {item} | How much is {item} reduced?
    | What reduction do I get on {item}? | line discount for {item} | {item} disc % | percent discount {item}
    | {item}, what rebate? | What percentage is taken off {item}? | Is {item} discounted, and by how much?
    | price reduction for {item} | How much off {item}? | trade discount on {item}
    | By what percentage was {item} marked down? | disc. {item} | What rebate was granted on {item}?
    | {item}: reduction in percent
line_total = {item} total | {item}: line amount | extended price of {item} | What does {item} come to altogether?
    | total cost of {item} | {item}: line total | value of the line {item} | What do we pay for {item} overall?
    | net amount for {item} | What is the sum charged for {item}? | ext. price {item} | overall price for {item}
    | amount in the last column for {item} | How much did {item} cost altogether? | {item}, total price?
    | What's the bill for {item} all in? | subtotal for {item} | charge for {item}
date = service date of {item} | {item}: when? | When did {item} take place? | date in the line of {item}
    | When was {item} carried out? | date of the entry {item} | {item}, which date? | When was {item} booked?
    | {item}: day | On what date was {item} done? | When was {item} delivered or performed?
    | What date stands next to {item}? | posting date of {item} | which day {item} | transaction date for {item}
    | Which date belongs to {item}? | When did we have {item}?
"""

COLUMNS = """
position = Ln. | Row | Seq. | Item no. | Pos. No. | Sl. No. | Entry | Ref # | Lot
article_number = Item no. | Mfr. Part No. | Catalog # | P/N | Part # | SKU code | Product ref. | Stock no. | Art. no.
    | Barcode | EAN/UPC | ISBN | Order code | Supplier code | Style | Item ID | Prod. code
description = Item name | Description of services | Product / Service | Description of work | Activity | Task
    | Item / Description | Material description | Nature of supply | Description of charges | Services rendered
    | Title | Billed item | Memo | Line description | Reason | Contents
quantity = Qty/Hrs | No. | Qty. shipped | Qty delivered | Quantity (pcs) | Hours worked | Amount ordered | Vol.
    | Volume | Qty billed | Units sold | Shipped | Delivered | No. of items | Days | Nights
unit = Unit type | UoM. | Measure unit | Package | Pkg. | Per unit | Basis | Pack size
unit_price = Unit price excl. tax | Net unit price | Unit price (net) | Price net | Price per item | Hourly rate
    | Rate/hr | Unit amount | Unit cost (excl.) | Selling price | Price/ea | PPU | Fee | Daily rate | Net price/unit
    | Per item | Gross price
line_tax_rate = VAT in % | Tax (%) | GST | GST % | Sales tax | VAT rate (%) | V.A.T. | Tax code | TAX | Taxed at
discount_percent = Disc % off | % off | Discount (%) | Disc. rate | Allowance | Deduction % | Trade disc. | Off
line_total = Net value | Total net price | Line amount net | Amount (excl. tax) | Amount due | Total excl. VAT
    | Net total | Line value | Total cost | Line net | Charges | Total charge | Gross | Amt | Amt. | Ext. cost
    | Goods value
date = Date of supply | Work date | Posting date | Invoice date | Booking date | Booked on | Value date | Trans. date
    | Shipped on | Performed on | Date posted | From/To
"""

SENTENCES = """
Invoice {invoice_number} of {invoice_date} for {total} falls due on {due_date}.
Invoice no. {invoice_number}, dated {invoice_date}
Our invoice {invoice_number} | your order {order_number}
Your account number is {customer_number}; please have it ready when you call {phone}.
Please pay {total} into account {account_number}, sort code {sort_code}, quoting {invoice_number}.
Bank transfer: {bank_name}, {iban}, {bic}
BACS details: sort code {sort_code}, account {account_number}, name {account_holder}
Pay {account_holder} at {bank_name} ({bic}), account {iban}.
IBAN {iban}, {bank_name}, BIC {bic}, reference {payment_reference}
{iban} ({bank_name})
We will collect {total} from your account on {due_date}.
The sum of {total} includes VAT of {tax_amount} at {tax_rate}.
{net_total} plus VAT at {tax_rate} of {tax_amount}, together {total}
The amount to pay is {total}, of which {tax_amount} is tax.
Net {net_total} / VAT {tax_amount} / gross {total}
In accordance with your purchase order {order_number} dated {order_date} we delivered on {delivery_date}:
Delivered on {delivery_date}, delivery note {delivery_note_number}
The work was completed on {delivery_date}.
Services rendered from {billing_period}
This bill covers the period {billing_period}.
Dear customer {customer_number}, we charge you for {billing_period}:
The premium of {total} is due on {due_date} under policy {policy_number}.
The insurance premium is {net_total}, insurance tax {tax_amount}, in total {total}.
You have already paid {amount_paid}, which leaves {balance_due}.
Deposit received: {amount_paid}. Still to pay: {balance_due}.
Balance brought forward {previous_balance}, new charges {total}, now due {balance_due}
A discount of {discount} has been deducted. Carriage {shipping_cost}.
Terms: {payment_terms}, by {payment_method}.
Payable {payment_terms}; due date {due_date}.
Please return this slip with your payment of {balance_due} by {due_date}.
Your contact: {contact_person}, tel. {phone}, {email}
Questions? {contact_person} will help you: {phone}, {email}.
Tel {phone} Fax {fax} {email} {website}
Phone {phone} or mobile {mobile}
{seller_name} · {seller_street} · {seller_city} {seller_postcode}
VAT no. {vat_id} - company no. {company_register}
VAT registration {vat_id}; tax reference {tax_number}
Your VAT number: {customer_vat_id}
Supply to a customer in another country, VAT no. {customer_vat_id}: reverse charge.
Our reference {reference}, your contact {salesperson}
Project {project_number}, quotation {quote_number}
This credit note {credit_note_number} refers to our invoice of {invoice_date}.
Contract {contract_number} was signed for by {contact_person}.
Directors: {managing_director}. Registered under {company_register}.
All amounts in {currency}.
Shipped by {shipping_method}. Parcel {tracking_number}.
Booked under {ticket_number}: arrival {arrival_date}, departure {departure_date}.
"""
