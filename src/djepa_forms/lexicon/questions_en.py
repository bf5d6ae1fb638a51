"""English questions: by field, by table cell, and from any label (format: see `parse.py`)."""

from .questions_en_parties import PARTY_QUESTIONS


LABEL_QUESTIONS = """
What is the {label}? | {label}? | {label} | What does the document give as {label}? | Which {label} is stated?
| What is stated under "{label}"? | Find the {label}. | What is written next to {label}? | What value has {label}?
| What does it say for {label}? | Give me the {label}. | Extract the {label}. | Where is the {label}?
| Read the {label}. | The {label}, please. | What is the value of "{label}"? | Locate the {label} on the page.
| {label} = ? | Which value is given for {label}? | I need the {label}. | Tell me the {label}.
| Can you find the {label}? ~ What is printed after "{label}"? | Please point to the {label}. | Show the {label}.
| What has been entered for {label}? | State the {label}. | What can be read at {label}?
"""

DOCUMENT_QUESTIONS = """
invoice_number = What is the invoice number? | invoice number? | invoice no. | Find the number of this invoice.
    | Which number does the invoice have? | What number does this bill have? | invoice number | invoice ID | bill number
    | What is the number of the invoice? | What's the invoice no.? | Give the invoice number.
    | Under which number was this invoice issued? | Find the invoice number. | document number of the invoice
    | invoice # | Can you tell me the invoice number? | Which invoice is this? | What is the bill's number?
    | What is the invoice reference number? | invoice_number | InvoiceNumber | inv no | what is the invoice number
    | invoice num | invoice number of this document | What number identifies this invoice?
    | Which number should I quote for this invoice? | Please give me the invoice number. | Return the invoice number.
    | number on the bill | What is written as invoice number? | document number | What is the document number?
    | no. of the invoice ~ Which invoice number is printed here? | number of invoice
    | What is the identification number of this invoice? | Extract the invoice identifier. | inv. nr? | invoice_no
    | Locate the invoice number.
invoice_date = What is the invoice date? | invoice date? | When was the invoice issued? | date of invoice
    | When was this bill issued? | On which date was the invoice written? | Find the date of the invoice. | invoice date
    | What is the date of the invoice? | issue date | Which date does the invoice bear? | When was this invoice created?
    | What day was the invoice issued on? | When was the bill sent? | billing date | What is the bill's date?
    | Give the date of issue. | From when is this invoice? | invoice_date | InvoiceDate | date invoiced
    | what is the invoice date | When is the invoice dated? | What date was the invoice raised?
    | Return the date of the invoice. | Please give me the invoice date. | When did they bill this? | bill date
    | date on the invoice | What is the issue date of this document? | When was this document issued?
    ~ On what day was this invoiced? | Which day was the invoice drawn up? | date this invoice was issued
    | Extract the invoice date. | How is the invoice dated? | issue_date | Locate the invoice date.
due_date = What is the due date? | due date? | When is the payment due? | By when must this be paid? | due date
    | payment deadline | When do I have to pay? | Until when should the invoice be paid? | What is the payment deadline?
    | Find the due date. | When does the invoice fall due? | pay by | On which date is the amount due?
    | When will the amount be debited? | What is the last day to pay? | By which date should the total be paid?
    | When must the bill be settled? | due_date | DueDate | payment due | when is it due | Return the due date.
    | Please give me the due date. | What is the deadline for paying? | When is the last day I can pay this?
    | pay-by date | date due | By which day do they want the money? | Until what date is payment possible without delay?
    ~ Up to what date can this be paid? | final date for payment | Before which date must I pay?
    | What is the latest date for payment? | When is the money due? | payment_due_date | Locate the date payment is due.
delivery_date = What is the delivery date? | When were the goods delivered? | delivery date? | date of delivery
    | When was it shipped? | delivery date | shipping date | Find the delivery date. | When was the service provided?
    | On which date was the delivery made? | date of supply | service date | When did the delivery take place?
    | On what day was the order delivered? | delivery_date | DeliveryDate | ship date | What date was it shipped?
    | When was the order dispatched? | delivered on | When was the work done? | date of service? | tax point date
    ~ When did the goods arrive? | day of delivery | When was the shipment sent? | Which date was the service rendered?
order_date = What is the order date? | When was the order placed? | order date? | date of order | order date
    | When was this ordered? | Find the date of the order. | On which date was it ordered?
    | When did the customer order? | purchase order date | What day was the order made? | order_date | OrderDate
    | purchase date | What date did they order? | When was it bought? | date ordered | Return the order date.
    ~ When were the goods ordered? | day of the order | From when is the order?
order_number = What is the order number? | order number? | order no. | purchase order number | PO number?
    | What is the purchase order number? | Which order does this belong to? | Find the order number. | order number
    | order ID | P.O. number | What's the number of the order? | To which order does the invoice refer?
    | Give the order number. | Under which number was the order placed? | What is the PO #? | customer order no.
    | order_number | OrderNumber | po_number | PO | purchase order | purchase order no. | What's the PO number?
    | customer's order number | Return the purchase order number. | What order number did the customer give? | order ref
    | number of the order | your order no. | Which PO does this bill refer to? ~ Which order number is quoted?
    | number of the purchase order | Extract the order number. | What order is being invoiced?
customer_number = What is the customer number? | customer number? | customer no. | Which customer number is given?
    | client number | customer ID | What is the customer's number? | Find the customer number.
    | account number of the customer | customer number | client ID? | Under which number is the customer registered?
    | What is the client number? | What's the customer ID? | Give the number of the customer. | customer_number
    | CustomerNumber | customer_id | account no. of the customer | cust no | debtor number?
    | What is my customer number? | Return the customer number. | client code | Which number identifies the customer?
    | customer account ~ Which ID does the customer have? | number of the client | What is the debtor number?
    | Extract the customer number.
contract_number = What is the contract number? | contract number? | contract no. | Which contract is this about?
    | Find the contract number. | contract number | agreement number | What is the number of the contract?
    | subscription number | To which contract does this refer? | contract_number | contract id
    | What is my contract number? | Return the contract number. | contract reference? ~ number of the agreement
    | What contract does the bill belong to? | Which contract number is stated?
delivery_note_number = What is the delivery note number? | delivery note no. | delivery note number?
    | Which delivery note belongs to this? | Find the number of the delivery note. | packing slip number
    | What is the number of the delivery note? | shipment number | despatch note number | delivery_note_number
    | delivery note | Return the delivery note number. | packing list number | What does the delivery note number say?
    ~ What is the consignment number? | number of the delivery note | Which delivery note is quoted?
tracking_number = What is the tracking number? | tracking number? | parcel number | How can I track the shipment?
    | Find the tracking number. | tracking no. | With which number was it shipped? ~ What is the parcel's number?
    | track and trace code | number of the parcel
project_number = What is the project number? | project? | project no. | Which project is this for?
    | Find the project number. | job number | project code | To which project does the invoice belong?
    | What is the job number? | project_number | project name or number | Return the project number. | job no.?
    | cost centre? ~ What project is being charged? | number of the project | Which job is it?
quote_number = What is the quote number? | quotation number? | offer number | quote no.
    | Find the number of the quotation. | Which offer is this? | What is the estimate number? ~ number of the offer
    | Which quotation number is given? | estimate no.
credit_note_number = What is the credit note number? | credit note number? | credit note no.
    | Find the number of the credit note. | credit memo number | Which number does the credit note have?
    ~ number of the credit memo | Which credit note is this? | What is the credit's number?
receipt_number = What is the receipt number? | receipt number? | receipt no. | Find the receipt number.
    | Which number does the receipt have? | number of this receipt ~ slip number | What is the number on the receipt?
    | receipt ID
reference = What is the reference? | reference? | your reference | Which reference is given? | reference number
    | What is the reference number? | Find the reference. | What reference did the customer give? | ref.
    | What is our reference? | Which reference is quoted? | reference_number | customer reference | your ref | our ref
    | Return the reference. | What is "your reference"? | What reference do they use?
    ~ Under which reference is it filed? | ref no.? | What is the customer's reference?
payment_reference = What is the payment reference? | payment reference?
    | Which reference should be used for the payment? | What should be quoted when paying? | Find the payment reference.
    | reference for the bank transfer | structured communication | What must be stated in the transfer?
    | payment_reference | What reference should I put on the bank transfer? | Return the payment reference.
    | remittance text | OGM / structured communication? ~ Which text belongs on the transfer? | remittance reference
    | What should I write as purpose of payment?
total = What is the total? | total? | total amount | How much is the invoice? | What is the total amount?
    | total incl. VAT | How much has to be paid? | What is the total including VAT? | Find the total. | grand total
    | What is the amount due? | How much do I have to pay? | What is the gross amount? | total amount? | gross total
    | What does it cost in total? | amount to pay | What is the final amount? | How much is owed in total?
    | invoice total | What is the invoice amount? | Find the amount to be paid. | What sum is to be paid? | total price
    | How much is the bill? | What's the total sum? | total due | Give the total of this document. | amount incl. tax
    | How high is the invoice amount? | total_amount | TotalAmount | total_gross | amount_total | total amount due
    | amount due? | total incl. tax | total including tax | total with VAT | How much do I owe?
    | How much do I have to transfer? | what is the total | How much is due? | What do I have to pay?
    | Return the total amount. | Please give me the total. | What is the invoice worth? | full amount | sum to pay
    | How expensive is it? | gross amount | What amount is being charged? | What amount must be paid including VAT?
    | What is the total price with tax? | What's the bottom line? | final amount | What is the grand total?
    | invoice amount | How much money do they want? | total cost | price in total | What is the total gross amount?
    | total of the bill | What amount will be debited? ~ What is the sum to pay? | What does everything add up to?
    | total payable | Which amount has to be transferred? | Find the gross total. | overall amount
    | How much does the customer pay altogether? | gross_total | Locate the total amount payable. | total to be paid?
    | How much does the whole thing cost?
net_total = What is the net total? | net total? | What is the subtotal? | subtotal | total excl. VAT
    | What is the total without VAT? | net amount | How much is it before tax? | Find the net amount.
    | What is the amount excluding VAT? | sub-total? | total before tax | What is the total net amount?
    | How much is it without tax? | taxable amount | net_total | NetAmount | subtotal_amount | amount excl. VAT
    | amount without VAT | net sum | total net | What is the net amount? | What is the price before VAT?
    | Return the net total. | How much is the net amount? | What's the subtotal before tax? | net value
    | total excluding tax ~ What is the sum before VAT? | amount exclusive of tax | Find the amount before VAT.
    | What is the taxable base? | total_net | Locate the net total.
tax_amount = What is the VAT amount? | How much VAT is charged? | VAT? | tax amount | How much tax has to be paid?
    | What is the amount of tax? | Find the VAT amount. | How much is the tax? | total VAT | VAT amount?
    | What is the sales tax? | sales tax | How much VAT does the invoice contain? | What is the total tax?
    | value added tax | tax_amount | vat_amount | TotalTax | VAT in total | amount of VAT | how much vat
    | Return the VAT amount. | How much tax is on the invoice? | What does the VAT come to? | VAT sum | tax?
    | total amount of tax ~ How much of it is VAT? | sum of taxes | What amount of VAT is included?
    | Extract the tax amount. | total_tax | Locate the amount of VAT.
tax_rate = What is the VAT rate? | VAT rate? | tax rate | Which tax rate applies? | At which rate is VAT charged?
    | What percentage of VAT is charged? | Find the tax rate. | VAT % | What is the tax percentage?
    | How many percent is the VAT? | tax_rate | vat_rate | VAT percentage | VAT percent? | Return the VAT rate.
    | What's the percentage of tax? | rate of VAT ~ What rate of tax was used? | percentage of tax
    | Which VAT percentage is given?
shipping_cost = What are the shipping costs? | shipping cost? | How much is the shipping? | shipping & handling
    | How much is charged for delivery? | Find the shipping costs. | freight costs | What does the delivery cost?
    | postage? | delivery charge | How much was the freight? | shipping_cost | ShippingCost
    | What is the delivery charge? | postage and packing | Return the shipping costs. | How much did postage cost?
    | carriage? ~ cost of shipping | What was charged for postage? | How high are the freight charges?
discount = What is the discount? | discount? | How much discount was given? | Find the discount. | discount amount
    | What discount is granted? | How much was deducted? | total discount | How much did the customer save?
    | discount_amount | total discount? | Return the discount. | How much is taken off? | price reduction
    ~ amount of the discount | What rebate was given? | How large is the discount?
amount_paid = How much has already been paid? | amount paid? | amount paid | What is the amount paid? | deposit
    | How much was the deposit? | Find the amount already paid. | What payment has been received? | prepayment
    | How much was paid in advance? | payments received | amount_paid | AmountPaid | What has been paid so far?
    | Return the amount already paid. | deposit paid? | advance payment | How much did the customer pay already?
    ~ paid so far | Which amount has been received? | What was the down payment?
balance_due = What is the balance due? | balance due? | How much is still to be paid? | outstanding balance
    | What amount is outstanding? | Find the balance due. | remaining balance | balance | How much remains to be paid?
    | What is the remaining amount? | What is the outstanding amount? | open amount | balance_due | BalanceDue
    | amount outstanding | Return the balance due. | What do I still owe? | How much is open?
    | What is the closing balance? | new balance ~ How much is left to pay? | What is still owed? | rest to pay
    | Find what remains to be paid.
previous_balance = What is the previous balance? | previous balance? | opening balance
    | What was the balance of the last bill? | Find the previous balance. | balance brought forward
    | How much was owed before? | What was the last balance? | previous_balance | Return the previous balance.
    | What was carried over? | last bill amount | balance forward? ~ old balance | Which balance was carried over?
    | What was the amount of the previous bill?
currency = What is the currency? | currency? | In which currency is the invoice? | Which currency is used?
    | invoice currency | Find the currency. | In what currency are the amounts? | currency_code | currency code
    | Return the currency. | Which currency applies? | euro, pound or dollar? ~ What currency do the prices have?
    | currency code? | In which currency must be paid?
iban = What is the IBAN? | IBAN? | IBAN | To which IBAN should I pay? | Find the IBAN. | Which IBAN is given?
    | bank account (IBAN) | What is the seller's IBAN? | IBAN of the supplier
    | Onto which account is the money to be transferred? | international bank account number | iban | IBAN number
    | Return the IBAN. | Please give me the IBAN. | Which bank account should I pay into?
    | What account do I transfer to? | account (IBAN)? | IBAN of the seller | What is the beneficiary's IBAN?
    ~ Which IBAN is the money sent to? | IBAN no. | Extract the IBAN.
bic = What is the BIC? | BIC? | SWIFT code | What is the SWIFT code? | BIC | Find the BIC. | SWIFT/BIC
    | Which BIC does the bank have? | BIC of the bank | bic | swift | swift code? | BIC code | Return the BIC.
    | bank identifier code ~ What is the bank identifier code? | swift? | Extract the SWIFT code.
account_number = What is the account number? | account number? | bank account number
    | Which bank account number is given? | Find the account number. | account no.
    | What is the number of the bank account? | To which account number should I pay? | account_number
    | Return the account number. | What bank account is given? | a/c no. ~ number of the bank account
    | Which account should be credited? | acct. no.?
sort_code = What is the sort code? | sort code? | bank code | What is the bank code? | Find the sort code.
    | routing number | Which bank code is given? | What is the routing number? | sort_code | bank sort code
    | Return the sort code. | What is the bank's code? | ABA number? ~ code of the bank | bank's sort code?
    | Which sort code does the bank have?
bank_name = What is the name of the bank? | bank? | bank name | Which bank is used? | At which bank is the account?
    | Find the name of the bank. | Who is the seller's bank? | What bank does the supplier use? | bank_name
    | name of the bank? | Return the bank name. | Which bank do they use? | their bank | Where is the account held?
    ~ With which bank is the account held? | name of bank | Which financial institution is named?
account_holder = Who is the account holder? | account holder? | beneficiary | In whose name is the account?
    | Find the account holder. | Who is the payee? | account name | Who receives the payment? | account_holder
    | account holder's name | Return the account holder. | payee? | Who do I pay? ~ name on the account
    | Who owns the bank account? | To whom should cheques be made payable?
"""

QUESTIONS = DOCUMENT_QUESTIONS + PARTY_QUESTIONS

CELL_QUESTIONS = """
position = What is the position number of {item}? | item number of {item} | On which line is {item}? | {item}: position?
    | Which position does {item} have? ~ line number of {item} | At which position is {item} listed?
article_number = What is the article number of {item}? | product code of {item} | {item}: item code?
    | Which article number does {item} have? | SKU of {item}? | Find the part number of {item}.
    | What is the code of {item}? ~ Under which number is {item} sold? | article no. {item} | stock code for {item}
description = What is the description of {item}? | Which item is {item}? | Where is {item}? | Find {item} in the table.
    | Find the item {item}. | {item} | Locate {item}. ~ In which row is {item}? | Show {item}.
quantity = How many {item} were ordered? | quantity of {item}? | What is the quantity of {item}?
    | How many units of {item}? | qty {item} | {item}: quantity? | How much {item} was delivered?
    | Find the quantity for {item}. | number of {item} ~ How many of {item} were bought? | amount of units of {item}
    | How often was {item} charged?
unit = What is the unit of {item}? | In which unit is {item} counted? | unit of measure for {item} | {item}: unit?
    ~ How is {item} measured? | Which unit is used for {item}?
unit_price = What is the unit price of {item}? | How much does one {item} cost? | unit price {item}? | price of {item}
    | {item}: price per unit? | What is the price per unit of {item}? | What is the rate for {item}?
    | Find the unit price of {item}. | How much is {item} each? ~ What does a single {item} cost?
    | single price of {item} | Which unit price applies to {item}?
line_tax_rate = What is the VAT rate of {item}? | VAT rate for {item} | How is {item} taxed? | {item}: VAT %?
    | Which tax rate applies to {item}? ~ At which rate is {item} taxed? | tax percentage of {item}
discount_percent = What is the discount on {item}? | discount for {item}? | How many percent off is {item}?
    | {item}: discount? ~ Which discount was given on {item}? | reduction for {item}
line_total = What is the total for {item}? | How much is {item} in total? | amount for {item}? | line total of {item}
    | {item}: amount? | What is charged for {item}? | How much does {item} cost? | What is the amount for {item}?
    | Find the line total of {item}. | total price of {item} ~ What does {item} come to? | sum for {item}
    | Which amount stands for {item}?
date = What is the date of {item}? | When was {item} provided? | date for {item}? | {item}: date?
    | On which day was {item}? ~ Which day was {item} delivered? | day of {item}
"""
