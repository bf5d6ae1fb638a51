"""English questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """
What is the {label}? | {label}? | {label} | What does the document give as {label}? | Which {label} is stated?
| What is stated under "{label}"? | Find the {label}. | What is written next to {label}? | What value has {label}?
| What does it say for {label}? | Give me the {label}. | Extract the {label}. | Where is the {label}?
| Read the {label}. | The {label}, please. | What is the value of "{label}"? | Locate the {label} on the page.
| {label} = ? | Which value is given for {label}? | I need the {label}. | Tell me the {label}.
| Can you find the {label}? ~ What is printed after "{label}"? | Please point to the {label}. | Show the {label}.
| What has been entered for {label}? | State the {label}. | What can be read at {label}?
"""

QUESTIONS = """
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
vat_id = What is the VAT number? | VAT number? | VAT ID | VAT no. | What is the seller's VAT number? | Find the VAT ID.
    | VAT registration number | Which VAT ID does the supplier have? | What is the VAT identification number?
    | VAT number of the supplier | VAT reg. no. | What is the company's VAT ID? | Give the VAT number. | vat_id
    | vat_number | VATNumber | VAT reg no | supplier VAT number | vendor tax ID | VAT identification number
    | Return the VAT number. | What is the VAT no. of the company? | their VAT number | seller vat id
    | What is the supplier's VAT registration number? | VAT ID of the seller?
    ~ Under which VAT number is the seller registered? | vat id of the issuer | Extract the VAT registration number.
    | EU VAT number?
customer_vat_id = What is the customer's VAT number? | VAT number of the customer | customer VAT ID? | your VAT number
    | Which VAT ID does the customer have? | Find the VAT number of the buyer. | buyer's VAT number
    | What is the VAT ID of the recipient? | customer_vat_id | customer VAT no. | Return the customer's VAT number.
    | What is my VAT number? | VAT ID of the buyer | client VAT? ~ VAT reg. no. of the client | client's VAT ID
    | Under which VAT number is the buyer registered?
tax_number = What is the tax number? | tax number? | tax no. | tax ID | What is the company's tax number?
    | Find the tax number. | Which tax number is given? | What is the tax ID? | tax reference | tax_number | TIN?
    | Return the tax number. | tax registration number | company's tax ID ~ number at the tax office | fiscal number
    | What is the tax identification number?
company_register = What is the company registration number? | company number? | registration number
    | Under which number is the company registered? | Find the company registration number. | company reg. no.
    | commercial register number | What is the trade register number? | Where is the company registered?
    | registration_number | company reg no | Return the company registration number. | register entry
    | Under which register number is it? | CRN ~ number in the commercial register | chamber of commerce number?
    | What is the registered number?
managing_director = Who is the managing director? | managing director? | director | Who runs the company?
    | Find the name of the managing director. | CEO | What is the director's name? | Who is the owner of the company?
    | managing director's name | Return the managing director. | name of the CEO | boss of the company | directors?
    ~ Who manages the company? | name of the director | Who heads the business?
phone = What is the phone number? | phone? | telephone number | tel. | What is the telephone number?
    | Which number can I call? | Find the phone number. | phone number | How can the seller be reached by phone?
    | telephone | What number do I ring for questions? | contact number | What is the company's phone number?
    | phone_number | phone no | Return the phone number. | What is their telephone number? | number to call
    | customer service number ~ Under which number can they be called? | phone no. | Extract the telephone number.
    | Which telephone number is printed?
fax = What is the fax number? | fax? | fax number | Find the fax number. | Which fax number is given? | fax no.
    | Where can I send a fax? | fax_number | Return the fax number. | fax no | What is their fax? ~ telefax?
    | number of the fax | What is the facsimile number?
mobile = What is the mobile number? | mobile? | mobile phone number | cell phone | Find the mobile number.
    | Which mobile number is given? | What is the cell number? | mobile_number | Return the mobile number. | cell number
    | mobile no ~ cellular phone | number of the mobile phone | mobile no.?
email = What is the e-mail address? | email? | e-mail address | Which e-mail address is given? | Find the email address.
    | email | Where can I write an e-mail to? | What is the contact e-mail? | e-mail of the company
    | How can they be reached by email? | email_address | e-mail | mail address | Return the email address.
    | What is their e-mail? | contact email ~ mail address? | electronic mail address
    | To which address can I send an e-mail?
website = What is the website? | website? | web address | What is the internet address? | Find the website. | URL
    | Which web site does the company have? | homepage | Where can I find the company online? | website_url | web site
    | www | Return the website. | What's their web address? | internet address ~ web page? | address of the web site
    | What is their homepage?
contact_person = Who is the contact person? | contact person? | contact | Who can I contact? | Find the contact person.
    | Who handled this? | name of the contact person | Who is responsible for questions? | Whose attention is it for?
    | Who is the person in charge? | contact_person | contact name | Return the contact person. | name of the contact?
    | Who should I talk to? | Who wrote this? | handled by | your contact ~ Whom should I ask? | attn?
    | Which person is named as contact?
salesperson = Who is the salesperson? | salesperson? | sales representative | Who sold this?
    | Find the name of the salesperson. | account manager | Who is the sales rep? | sales_person | sales rep
    | Return the salesperson. | representative ~ Which representative is named? | name of the sales rep | sold by?
seller_name = Who issued the invoice? | What is the name of the seller? | seller? | supplier | Who is the supplier?
    | company name | Which company sent this invoice? | vendor name | What is the name of the company?
    | Who is the vendor? | Find the seller's name. | issuer of the invoice | From whom is the invoice?
    | Who sent the bill? | supplier name? | Which company issued this document? | What is the supplier called?
    | Who charges this amount? | merchant | Who wrote the invoice? | vendor_name | supplier_name | SellerName
    | VendorName | seller name | vendor | issuer | name of the supplier | name of the company that issued the invoice
    | Who is this from? | Who is billing me? | Return the supplier's name. | Who sells the goods? | which company
    | Who do I owe money to? | What company is it? | Who provided the service? | invoicing company | biller
    ~ What is the issuing company? | name of the vendor | Which business is this bill from? | Who is invoicing?
    | supplier? name | Which firm issued this bill?
seller_street = In which street is the seller? | What is the seller's street? | street of the supplier
    | seller's street address? | Find the street of the company. | On which street is the company located? | street
    ~ street of the issuer | Which street is the vendor in? | street and number of the seller
seller_postcode = What is the seller's postcode? | postcode of the supplier | What is the postal code of the company?
    | zip code of the seller? | Find the postal code of the supplier. | seller zip
    ~ Which postcode does the vendor have? | postal code of the issuer | ZIP of the vendor
seller_city = In which city is the seller located? | city of the supplier | What is the seller's city?
    | Where is the company based? | Find the city of the company. | seller's town? | Which city is the supplier from?
    ~ Where is the vendor located? | town of the issuer | place of the company
seller_country = In which country is the seller? | country of the supplier | What is the seller's country?
    | Which country is the company from? | Find the country of the seller. | seller's country? ~ country of the issuer
    | From which country is the vendor? | nation of the supplier
buyer_name = Who is the customer? | customer? | What is the name of the customer? | customer name
    | To whom is the invoice addressed? | Who is the buyer? | Who has to pay? | bill to | Who received the invoice?
    | Find the customer's name. | client | Who is being billed? | buyer name | Who is the invoice for?
    | What is the client's name? | name of the recipient of the invoice | Who ordered this? | Which company is billed?
    | Who is charged? | customer_name | buyer_name | CustomerName | billing name | bill-to name | name of the buyer
    | Who is the bill for? | Return the customer's name. | Who bought this? | invoice recipient | Who owes the money?
    | recipient of the invoice | billed to | To whom is this bill addressed? ~ Who is the client?
    | name of the purchaser | Which customer is this for? | To whom was it sold? | Which name is the bill made out to?
    | buyer?
buyer_street = In which street is the customer? | What is the customer's street? | street of the customer
    | buyer's street address? | Find the street of the buyer. | billing street | On which street does the customer live?
    ~ street of the client | Which street is the buyer in? | street and number of the customer
buyer_postcode = What is the customer's postcode? | postcode of the customer | What is the postal code of the buyer?
    | zip code of the customer? | Find the postal code of the customer. | billing zip
    ~ Which postcode does the client have? | postal code of the client | ZIP of the buyer
buyer_city = In which city is the customer? | city of the customer | What is the buyer's city?
    | Where does the customer live? | Find the city of the customer. | customer's town? | billing city
    ~ Where is the client located? | town of the client | place of the buyer
buyer_country = In which country is the customer? | country of the customer | What is the buyer's country?
    | Find the country of the customer. | customer's country? | Which country is the buyer from? ~ country of the client
    | nation of the buyer | Where in the world is the customer?
seller_address = What is the seller's address? | address of the supplier | Where is the company located?
    | What is the address of the company? | Find the supplier's address. | seller address? | sender's address
    | company address | What is the vendor's address? | Where does the issuer have its office? | vendor_address
    | supplier_address | seller address | supplier's full address | Return the seller's address.
    | Where is the supplier located? | their address ~ full address of the vendor | At which address is the seller?
    | Extract the address of the issuer.
buyer_address = What is the billing address? | billing address? | What is the customer's address? | invoice address
    | address of the customer | Where does the invoice go? | Find the address of the buyer. | bill-to address
    | What is the address of the recipient? | customer address | To which address is the invoice sent? | billing_address
    | customer_address | invoice address? | Return the billing address. | Where is the customer located? | buyer address
    | my address on the bill ~ full address of the client | Where does the customer reside?
    | Extract the billing address.
shipping_address = What is the delivery address? | shipping address? | ship to | Where are the goods delivered?
    | delivery address | Find the shipping address. | Where was it shipped to? | To which address is it delivered?
    | What is the shipping address? | ship-to address | Where does the delivery go? | shipping_address
    | delivery_address | ship-to | Return the delivery address. | deliver to | Where do the goods go?
    | place where the goods are delivered ~ place of delivery | Where should the parcel go?
    | Extract the delivery address.
shipping_method = How is it shipped? | shipping method? | carrier | Who delivers the goods? | Find the shipping method.
    | ship via | What is the delivery method? ~ By which carrier was it sent? | mode of dispatch
    | Which courier is used?
delivery_terms = What are the delivery terms? | delivery terms? | incoterms | Which incoterm applies?
    | Find the terms of delivery. | terms of delivery ~ Under which terms is it delivered? | shipping terms?
    | Which trade term is stated?
payment_terms = What are the payment terms? | payment terms? | terms of payment | Which payment terms apply?
    | Find the payment terms. | payment conditions | How many days do I have to pay? | Under what terms must be paid?
    | terms | payment_terms | PaymentTerms | terms? | Return the payment terms. | What are the terms of payment?
    | How long do I have to pay? | time allowed for payment | Is there a discount for early payment?
    ~ conditions of payment? | How long is the payment period? | Which terms were agreed for payment?
payment_method = What is the payment method? | payment method? | How was it paid? | How is the invoice paid?
    | method of payment | Find the payment method. | payment type | By what means is it paid? | paid by | payment_method
    | PaymentMethod | payment type? | Return the payment method. | how paid | What card was used?
    | What is the means of payment? ~ means of payment? | In which way is payment made? | How does the customer pay?
billing_period = What is the billing period? | billing period? | Which period does the bill cover? | invoice period
    | For which period is this invoice? | Find the billing period. | service period | What period is charged?
    | For which months is it billed? | billing_period | service_period | period | Return the billing period.
    | What dates does the invoice cover? | period of service? | Which month is billed?
    ~ Over which time span is it billed? | period covered? | From when to when is it charged?
page_number = What is the page number? | page? | page number | Which page is this? | Find the page number. | page no.
    | page_number | page no? | Return the page number. ~ number of the page | On which page are we? | What page is it?
meter_number = What is the meter number? | meter number? | meter no. | Which meter is it?
    | Find the number of the meter. | meter ID | What is the serial number of the meter? | meter_number
    | Return the meter number. | meter serial number ~ number of the meter | Which meter was read? | meter serial?
meter_reading = What is the meter reading? | meter reading? | current reading | What does the meter show?
    | Find the meter reading. | latest reading ~ Which reading was taken? | reading of the meter | final meter reading?
consumption = What is the consumption? | consumption? | usage | How much was consumed? | Find the consumption.
    | How many kWh were used? | What is the total usage? | energy consumption | How much energy was used?
    | total consumption | consumption kWh | Return the consumption. | energy used | How much electricity was used?
    | How many units were used? ~ units used? | What quantity was consumed? | How high is the usage?
policy_number = What is the policy number? | policy number? | policy no. | insurance number | Find the policy number.
    | Which policy is this? | What is the number of the insurance policy? | policy_number | Return the policy number.
    | insurance policy number ~ number of the policy | Which policy number is stated? | insurance policy no.?
ticket_number = What is the ticket number? | ticket number? | booking reference | What is the booking number?
    | Find the ticket number. | reservation number | transaction number | What is the reservation number?
    | booking number? | Return the booking number. | confirmation number | transaction id ~ number of the ticket
    | Which booking is this? | What is the transaction ID?
cashier = Who was the cashier? | cashier? | served by | Who served the customer? | Find the cashier.
    | name of the cashier | Who operated the till? ~ operator? | Which cashier was it? | Who waited on the guest?
store_number = What is the store number? | store number? | store | Which branch is it? | Find the store number.
    | branch number | In which shop was it bought? ~ shop no.? | number of the store | Which outlet is this?
terminal = What is the terminal number? | terminal? | till number | At which till was it paid? | Find the terminal ID.
    | register number | Which checkout was used? ~ terminal ID? | number of the till | Which cash register was it?
time = What is the time? | time? | At what time was it printed? | time of purchase | Find the time.
    | When exactly was the purchase? | At what time did the sale take place? | Return the time. | time of transaction
    | time printed ~ What time is on the receipt? | time of sale? | hour
room_number = What is the room number? | room? | room number | In which room did the guest stay? | Find the room number.
    | Which table was it? ~ number of the room | Which room is billed? | room no.?
arrival_date = What is the arrival date? | arrival? | check-in date | When did the guest arrive?
    | Find the arrival date. | date of arrival ~ day of arrival | When does the stay begin? | checked in on?
departure_date = What is the departure date? | departure? | check-out date | When did the guest leave?
    | Find the departure date. | date of departure ~ day of departure | When does the stay end? | checked out on?
vehicle = What is the registration number of the vehicle? | licence plate? | license plate | vehicle registration
    | Find the number plate. | Which vehicle is it? ~ plate number? | registration of the car | Which car is meant?
first_name = What is the first name? | first name? | first name | given name | Find the first name.
    | What is the applicant's first name? | forename | first_name | FirstName | given name? | Return the first name.
    | name (first) ~ What is the person's given name? | christian name? | Which first name was entered?
last_name = What is the last name? | surname? | last name | family name | Find the surname. | What is the family name?
    | What is the applicant's last name? | last_name | LastName | family name? | Return the last name. | name (last)
    ~ What is the person's surname? | name of the family | Which surname was entered?
date_of_birth = What is the date of birth? | date of birth? | birth date | When was the person born?
    | Find the date of birth. | DOB | birthday | date_of_birth | dob | born | Return the date of birth. | birthdate
    ~ On which day was he or she born? | born on? | Which date of birth was entered?
place_of_birth = What is the place of birth? | place of birth? | birthplace | Where was the person born?
    | Find the place of birth. | city of birth | place_of_birth | Return the place of birth. | town of birth
    ~ In which town was he or she born? | born in? | Which place of birth was entered?
nationality = What is the nationality? | nationality? | citizenship | Which nationality does the person have?
    | Find the nationality. | nationality | citizenship? | Return the nationality.
    | What citizenship does the applicant have? ~ Of which country is the person a citizen? | citizen of?
    | Which citizenship was entered?
passport_number = What is the passport number? | passport number? | passport no. | ID number | Find the passport number.
    | What is the number of the identity document? | ID card number | passport_number | Return the passport number.
    | identity card number | document no. of the passport ~ number of the passport
    | Which passport does the person hold? | identity card no.?
social_security_number = What is the social security number? | social security number? | SSN | national insurance number
    | Find the social security number. | What is the insurance number of the person? ~ social security no. | NI number?
    | Under which number is the person insured?
occupation = What is the occupation? | occupation? | profession | What does the person do for a living?
    | Find the occupation. | job title | What job does the person have? | Return the occupation. | profession?
    | current job ~ line of work? | Which profession was entered? | What is the person's trade?
employer = Who is the employer? | employer? | employer | For whom does the person work? | Find the employer.
    | name of the employer | At which company is the person employed? | employer_name | Return the employer.
    | company of the applicant ~ place of work? | Which employer was entered? | Who employs the person?
marital_status = What is the marital status? | marital status? | civil status | Is the person married?
    | Find the marital status. | family status | marital_status | Return the marital status. | single or married?
    ~ married or single? | Which marital status was entered? | status of marriage
gender = What is the gender? | gender? | sex | Which sex is stated? | Find the gender. | male or female?
    ~ Which gender was entered? | sex of the person | Is it a man or a woman?
department = What is the department? | department? | department | Which department is it? | Find the department.
    | In which division? ~ Which unit is named? | name of the department | dept?
subject = What is the subject? | subject? | subject | What is the letter about? | Find the subject line. | re
    | What does the letter concern? | subject line | Return the subject. | What is this letter regarding? | topic
    ~ topic of the letter | What is the matter? | Which subject is given?
sender = Who is the sender? | sender? | from | Who wrote the letter? | Find the sender. | Who sent this?
    | From whom is the letter? | sender_name | Return the sender. | Who is writing? | letter from ~ writer of the letter
    | Who signed it? | name of the sender
recipient = Who is the recipient? | recipient? | to | To whom is the letter addressed? | Find the addressee.
    | Who received this? | addressee | recipient_name | Return the recipient. | Who is it addressed to? | letter to
    ~ Whom was it sent to? | name of the addressee | Who gets the letter?
date = What is the date? | date? | date | What date is on the document? | Find the date. | When was this written?
    | Which date is printed? | date of the document | From which day is it? | document date | Return the date.
    | What day is it from? | When is it dated? | date printed on the page | What is today's date on the form?
    ~ On which day was it made out? | How is it dated? | day of writing
approved_by = Who approved it? | approved by? | authorised by | Who signed this off? | Find who approved it.
    | Who authorised this? ~ approval by whom? | Who gave approval? | name of the approver
"""

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
