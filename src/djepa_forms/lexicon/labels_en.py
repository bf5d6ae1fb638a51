"""English printed labels, table headers and document titles (format: see `parse.py`)."""

LABELS = """
invoice_number = Invoice No | Invoice No. | Invoice Number | Invoice # | Invoice number | Inv. No. | Inv # | INVOICE NO.
    | INVOICE # | Invoice | Invoice Nr. | Invoice Ref | Bill Number | Bill No. | Tax Invoice No. | Tax Invoice Number
    | Document No. | Doc. No. | Invoice ID | INV NO | INVOICE NUMBER | Invoice Num. | INVOICE | Invoice Code
    | VAT Invoice No. | Original Invoice No. | Sales Invoice No. | Statement/Invoice No. | Invoice Reference
    | No. of Invoice | Bill # | Our Ref. / Invoice No. | Folio No. ~ Invoice N° | Number of invoice | Our Invoice No.
    | Invoice Reference Number | Inv. Nbr
invoice_date = Invoice Date | Invoice date | Date of Invoice | Date of invoice | INVOICE DATE | Inv. Date
    | Invoice Dated | Bill Date | Date of Issue | Issue Date | Date Issued | Issued on | Tax Date | Billing Date
    | Document Date | Tax Point | DATE OF ISSUE | Invoice Issue Date | Inv Date | Date Invoiced | Bill dated | BILL DATE
    | Billed On | Creation Date | Tax Invoice Date | Date of bill ~ Invoice issued on | Bill Issue Date | Dated
    | Date/Tax Point
due_date = Due Date | Due date | DUE DATE | Payment Due | Payment Due Date | Due | Date Due | Due by | Pay by
    | Payable by | Please pay by | Payment due by | Due on | Last date for payment | Amount due by | Payment due date
    | Pay By Date | Payment Deadline Date | To be paid by | Payable on | Due for payment | Direct Debit Date
    | Collection date | Please pay before | Net Due Date | Due Dt. | Maturity Date | Expiration Date ~ Payment deadline
    | Latest payment date | Pay before | Invoice due on
delivery_date = Delivery Date | Delivery date | Date of Delivery | Delivered on | Ship Date | Shipping Date
    | Date Shipped | Despatch Date | Dispatch Date | Date of Supply | Service Date | Date of Service | Shipped on
    | DELIVERY DATE | Del. Date | Supplied on | Goods despatched | Shipped Date | Dispatched on | Date of performance
    | Delivered | Required date | Time of supply ~ Supply Date | Date of despatch | Goods delivered on
    | Performance date
order_date = Order Date | Order date | Date of Order | PO Date | Ordered on | ORDER DATE | Purchase Date | Order placed
    | Date Ordered | Date of purchase | Ordered | Date Order Placed | Your order date | Customer order date
    | Sales order date ~ Purchase order dated | Order Placed On | Your order of
order_number = Order No | Order No. | Order Number | Order # | Order number | ORDER NO. | Order ID | PO Number | PO No.
    | PO # | P.O. No. | P.O. # | Purchase Order | Purchase Order No. | Purchase Order Number | Your Order No.
    | Customer PO | Cust. PO | Sales Order | SO Number | Our Order No. | Web Order No. | P.O. Number | Our Order #
    | Your order number | Customer Order No. | Purchase Order # | P/O | Cust. Order No. | Your PO | ORDER ID
    | Order Reference | Order Code | SO No. | Job/Order No. | Works order ~ Order Ref. | Customer Order Number
    | Buyer Order No | Order Nr.
customer_number = Customer No | Customer No. | Customer Number | Customer # | Customer ID | CUSTOMER NO. | Cust. No.
    | Cust # | Client No. | Client Number | Client ID | Account | Customer Code | Customer Account | Debtor No.
    | Account Ref | Account ID | Your customer number | Member No. | Subscriber No. | CUSTOMER ID | Customer Acc.
    | Customer Ref. No. | Account Code | Sold-to No. | Member ID | Client Code | Patient No. | Buyer ID | Cust No
    | Your Account | Account Reference | Cust Code ~ Cust. ID | Client Ref. | Customer Account No. | Debtor Number
    | Customer Nr.
contract_number = Contract No. | Contract Number | Contract # | Contract | Contract ID | Agreement No.
    | Agreement Number | Contract Ref. | Subscription No. | Subscription ID | Lease No. | Contract Account
    | CONTRACT NO. | Contract No | Agreement | Contract reference | Plan No. | Lease number | Subscription number
    | Service agreement no. ~ Contract Nr. | Number of contract | Agreement Ref.
delivery_note_number = Delivery Note No. | Delivery Note | Delivery Note Number | Delivery No. | D/N No.
    | Despatch Note No. | Packing Slip No. | Packing Slip # | Shipment No. | Shipment # | Consignment No. | Docket No.
    | Dispatch No. | Del. Note | DN No. | Waybill | Bill of Lading No. | Shipping Note | Despatch Note | GRN
    | Dispatch Note No. | Consignment Note | Delivery Ref. ~ DN Number | Delivery Docket No. | Advice Note No.
tracking_number = Tracking No. | Tracking Number | Tracking # | Tracking ID | Parcel No. | AWB No. | Waybill No.
    | Air Waybill | Tracking | Parcel ID | Shipment tracking no. | Track your parcel | Carrier tracking # | House AWB
    ~ Parcel Number | Track & Trace No.
project_number = Project No. | Project Number | Project # | Project | Job No. | Job Number | Job # | Project Code
    | Project ID | Cost Centre | Job Ref. | PROJECT | Project name | Matter No. | File No. | Works No. | Assignment
    | Cost center | WBS element ~ Project Ref. | Job Code | Project Nr.
quote_number = Quote No. | Quote Number | Quote # | Quotation No. | Quotation Number | Estimate No. | Estimate #
    | Offer No. | Proposal No. | Quotation Ref. ~ Quote ID | Offer Number | Estimate Number
credit_note_number = Credit Note No. | Credit Note Number | Credit Note # | Credit No. | Credit Memo No. | Credit Memo #
    | CN No. | Credit Memo Number ~ Credit Note Ref. | Credit Note ID
receipt_number = Receipt No. | Receipt Number | Receipt # | Receipt | RECEIPT NO | Rcpt # | Receipt ID | Slip No.
    ~ Receipt Nr. | Sales Receipt No.
reference = Reference | Your Reference | Your Ref. | Your ref | Ref. | Ref | Ref No. | Reference No. | Reference Number
    | Our Ref. | Our Reference | Client Reference | Customer Reference | Customer Ref. | REF | Y/Ref | Buyer Reference
    | File Ref. | Your Reference No. | Customer Ref | YOUR REF | OUR REF | Our Ref | Refs | Internal reference
    | External reference | Ref. Code ~ Ref. Nr. | Your Ref. No. | Reference code | Cust Ref
payment_reference = Payment Reference | Payment Ref. | Payment reference number | Remittance Reference | Please quote
    | Quote this reference | Structured Communication | Bank Reference | Creditor Reference | Message to payee
    | Giro reference | OCR | Reference for transfer | Payment ID | Transaction reference | Mandate reference
    | Direct debit reference | Payment slip no. | Pay reference ~ Reference for payment | Reference to quote
    | Remittance Ref.
total = Total | TOTAL | Total Amount | Grand Total | GRAND TOTAL | Total Due | TOTAL DUE | Amount Due | AMOUNT DUE
    | Total Amount Due | Invoice Total | Total (incl. VAT) | Total incl. VAT | Total including VAT | Total inc VAT
    | Gross Total | Gross Amount | Total Payable | Amount Payable | Total to pay | Total Gross | Invoice Amount
    | Total Invoice Amount | Total inc. tax | Please pay | Order Total | Total Price | Payable Amount | Due Total
    | Total charges | Amount incl. VAT | Final total | Total amount due | INVOICE TOTAL | TOTAL AMOUNT | Total Invoice
    | Total Inc. VAT | Total Incl. Tax | Total value | Total cost | TOTAL PAYABLE | Total with VAT | Gross price
    | Total gross amount | Net payable | Amount to pay | Amount to be paid | Total to be paid | Sale total
    | Total for this invoice | Charges total | Current charges | Total current charges | Total amount incl. VAT and fees
    | Amount of invoice | Due amount | You owe | To be debited | Direct debit amount | Total sale | Order value
    | Sum due ~ Overall Total | Sum total | Total VAT included | Total amount payable | To Pay | Gross | Invoice value
    | Total amount incl. VAT
net_total = Subtotal | Sub Total | Sub-total | SUBTOTAL | Net Total | Net Amount | Total Net | Net | NET TOTAL
    | Total excl. VAT | Total ex VAT | Total excluding VAT | Amount excl. VAT | Total before tax | Taxable Amount
    | Goods Total | Total (excl. VAT) | Amount before VAT | Net value | Total Net Amount | VAT base | Net Subtotal
    | NET AMOUNT | Net total (excl. VAT) | Total Excl. Tax | Total Nett | Net invoice amount | Goods
    | Sub-Total (ex VAT) | Total net of VAT | Net price | VATable amount | Vatable sales | Items total | Merchandise
    | Total products | Total net value | Sub total (net) | Basis | Amt. before tax | Total Goods Value
    ~ Total without VAT | Nett Total | Subtotal excl. VAT | Goods value | Amount before tax
tax_amount = VAT | VAT Amount | Total VAT | VAT Total | Tax | Sales Tax | Tax Amount | Total Tax | TAX | Amount of VAT
    | GST | Plus VAT | VAT due | Value Added Tax | VAT payable | Output VAT | Tax total | VAT AMOUNT | Sales tax total
    | Tax total amount | VAT total amount | HST | PST | Total GST | plus tax | incl. VAT | Of which VAT | VAT included
    | Included VAT | Tax (VAT) ~ VAT sum | Tax due | VAT charged | Taxes
tax_rate = VAT Rate | VAT % | Tax Rate | VAT rate (%) | Tax % | Rate of VAT | VAT Code Rate | Sales Tax Rate | GST Rate
    | VAT RATE | Tax rate % | VAT Rate % | Rate of tax | VAT tariff | Tax Code / Rate ~ Applicable VAT rate
    | VAT percentage | Rate (%)
shipping_cost = Shipping | Shipping Cost | Shipping & Handling | Shipping and Handling | Shipping Charges
    | Delivery Charge | Delivery Cost | Postage | Postage & Packing | P&P | Freight | Carriage | Delivery fee | S&H
    | Shipping costs | Freight charges | SHIPPING | Shipping fees | Delivery charges | Courier charges | Freight cost
    | Handling | Packing and shipping | Carriage & packing | DELIVERY | Transport | Postage costs ~ Carriage charge
    | Shipping fee | Postage and packaging | Transport costs
discount = Discount | Less Discount | DISCOUNT | Total Discount | Discount Amount | Trade Discount | Rebate | Promotion
    | Voucher | Savings | Coupon | Loyalty discount | Less: discount | Discount total | Promotional discount
    | Early payment discount | Settlement discount | Special discount | Voucher discount | Promo | Customer discount
    ~ Price reduction | Deduction | Discount applied | Total savings
amount_paid = Amount Paid | Paid | Payment Received | Payments | Less Payments | Deposit | Deposit Paid | Total Paid
    | Already Paid | Prepayment | Advance Payment | Amount Received | Amount Tendered | Payments received | Payment made
    | Less deposit | Paid amount | PAID | Total payments | Payment received - thank you | Advance | Amount already paid
    | Less payment | Payments/Credits | On account | Prepaid amount | Deposit received | Cash tendered ~ Paid to date
    | Received with thanks | Down payment | Payments to date
balance_due = Balance Due | BALANCE DUE | Balance | Outstanding Balance | Balance Outstanding | Amount Outstanding
    | Remaining Balance | Balance to pay | Outstanding Amount | Remaining amount | Balance payable | New Balance
    | Closing balance | Outstanding | Balance owing | Total balance | Amount remaining | Current balance | BALANCE
    | Account balance | Net balance due | Unpaid balance | Remaining due | Open amount | Balance to be paid
    ~ Open balance | Still to pay | Balance remaining | Amount still due
previous_balance = Previous Balance | Opening Balance | Balance brought forward | Balance b/f | Brought forward
    | Last bill | Previous bill amount | Balance forward | Prior balance | Previous amount due | Balance from last bill
    | PREVIOUS BALANCE | Balance from previous bill | Last balance | Starting balance | Amount of last bill
    | Balance on last invoice | Past due amount ~ Old balance | Carried forward from last bill
    | Balance of last statement
currency = Currency | Invoice currency | Curr. | CURRENCY | Currency code | Document currency | All amounts in
    | Amounts in | Ccy ~ Billing currency | Cur. | Currency used
iban = IBAN | IBAN No. | IBAN Code | IBAN Number | Our IBAN | Account No. (IBAN) | Account (IBAN) | IBAN account
    | IBAN-No. | IBAN code | Bank IBAN | Beneficiary IBAN ~ International Bank Account Number | Bank account IBAN
    | IBAN nr
bic = BIC | SWIFT | SWIFT/BIC | BIC/SWIFT | SWIFT Code | BIC Code | Swift Address | S.W.I.F.T. | BIC-Code | SWIFT No.
    | Swift-BIC | SWIFT / BIC | Bank BIC | Swift No | BIC / SWIFT code ~ Bank Identifier Code | SWIFT BIC code
account_number = Account No | Account No. | Account Number | Acc. No. | A/C No. | Bank Account | Bank Account No.
    | Acct # | Acc No | Account # | Bank a/c | Account Nr. | ACCOUNT NO | Bank acc. | Bank Acct No. | A/C
    | Checking account | Beneficiary account ~ A/c Number | Bank Account Number | Acct. No.
sort_code = Sort Code | Bank Sort Code | Sort code | Bank Code | Routing Number | Routing No. | ABA No. | BSB
    | SORT CODE | ABA Routing # ~ Branch sort code | Clearing code | Sorting code
bank_name = Bank | Bank Name | Name of Bank | BANK | Our Bank | Bank details | Bankers | Bank account with
    | Beneficiary Bank | Our bankers | Bank name and address | Bank Co. | Name of the bank ~ Banking institution
    | Financial institution | Payee bank
account_holder = Account Name | Account Holder | Name of account | Beneficiary | Payee | Account Name (Payee) | A/C Name
    | Pay to | Acc. holder | Make cheques payable to ~ Beneficiary Name | Account owner | Holder of account
vat_id = VAT No | VAT No. | VAT Number | VAT Reg. No. | VAT Registration No. | VAT Registration Number | VAT ID
    | VAT Reg No | VAT # | VAT ID No. | EU VAT No. | VAT identification number | GST No. | Our VAT No. | VAT Nr.
    | VAT REG NO | VAT Registration | VAT identification no. | Tax/VAT No. | Company VAT No. | VAT-ID | VAT-No.
    | Vat Number | Supplier VAT No. | TVA | BTW no. | USt-IdNr. | VAT code | ABN | Tax Reg. No. (VAT) | VAT/Tax ID
    ~ VAT reg. | VAT Regn No. | Seller VAT No. | VAT id. number | Supplier VAT number
customer_vat_id = Your VAT No. | Customer VAT No. | Your VAT number | Customer VAT ID | Client VAT Number
    | Buyer VAT No. | Your VAT ID | Customer VAT Reg. No. | VAT No. of customer | Cust. VAT No. | Your VAT Reg. No.
    | Customer VAT | VAT ID (customer) | Buyer's VAT No. | VAT number of recipient | Your VAT-ID | Client VAT ID
    ~ Recipient's VAT number | Client VAT No. | Customer's VAT ID No. | VAT number (buyer)
tax_number = Tax No. | Tax Number | Tax ID | Tax Reg. No. | TIN | EIN | Federal Tax ID | Tax Reference
    | Tax Office Number | UTR | Tax Ref. | Tax registration number | Tax no | TAX ID | Tax identification no.
    | VAT/Tax number | Employer ID No. | Taxpayer ID ~ Fiscal number | Tax ID No. | Tax Identification Number
company_register = Company No. | Company Number | Company Reg. No. | Registration No. | Registered No. | Co. Reg. No.
    | Company Registration Number | Registered in England No. | Reg. No. | Chamber of Commerce No. | CoC No.
    | Trade Register | Commercial Register | Registered in England and Wales | Company registration
    | Registered Company No. | Company Reg | Registered Number | Reg No | Commercial register no. | Reg. in England
    | Business ID | Chamber of Commerce ~ Business Reg. No. | Companies House No. | Trade register number | Reg. Number
managing_director = Managing Director | Director | CEO | Directors | MD | Manager | Managing Directors | Chief Executive
    | Company Director | Owner | Proprietor ~ General Manager | Executive Director | Board of Directors
phone = Phone | Tel. | Tel | Telephone | Tel No. | Phone No. | Phone number | T | Ph. | TEL | Call us | Telephone number
    | Customer Services | Helpline | Ph | Phone # | Tel. no | PHONE | Telephone No. | Phone/Fax | Customer service
    | Hotline | Support line | Landline | Free phone ~ Contact number | Call
fax = Fax | Fax No. | Fax number | F | FAX | Facsimile | Telefax | Fax # ~ Fax Nr. | Telecopier | Fax line
mobile = Mobile | Mobile No. | Mob. | Cell | Cell Phone | M | Mobile phone | Mobile number | MOBILE ~ Cellular
    | Cell No. | Mob. No.
email = Email | E-mail | E-Mail | Email address | EMAIL | Mail | E-mail address | E | e-mail | Email us | EMAIL ADDRESS
    | Contact e-mail | Mail to | Email Us At | Contact email ~ Electronic mail | Mail address
website = Website | Web | www | Internet | URL | Homepage | Web site | Visit us at | Web address | WEB | Online
    | Home page | www. | Find us at | Site URL ~ Internet address | Site
contact_person = Contact | Contact Person | Contact Name | Your Contact | Attn | Attn. | Attention | Your contact person
    | FAO | Contact details | Handled by | Our contact | Prepared by | For the attention of | Attention of | ATTN
    | Contact at | Your adviser | Requested by | Ordered by | Our contact person | Authorised by (contact)
    | Case handler | Agent | Dealt with by ~ Clerk in charge | Person responsible | Point of contact | Enquiries to
salesperson = Salesperson | Sales Rep | Sales Rep. | Sales Person | Rep | Account Manager | Sales Representative
    | Sales contact ~ Sales agent | Your account manager | Rep. name
seller_name = From | Seller | Supplier | Vendor | Company | Company Name | Issued by | Billed by | Supplier Name
    | Vendor Name | Invoice from | Sold By | Merchant | Business name | Trading as | Exporter | Beneficiary company
    | Service provider | Invoice issuer | Supplier's name | Seller name | VENDOR | SELLER | FROM | Biller | Contractor
    | Shipper | Trading name | Company details ~ Provider | Invoicing party | Name of supplier | Issuer
seller_street = Street | Address | Address Line 1 | Street Address | Registered Office | Office ~ Street and number
    | Business address line
seller_postcode = Postcode | Post Code | ZIP | Zip Code | Postal Code | ZIP Code ~ Post code / ZIP | Postal no.
seller_city = City | Town | City / Town | Town/City | Post Town ~ Place | Locality
seller_country = Country | COUNTRY | Country of origin | Country of supplier ~ State/Country | Nation
buyer_name = Bill To | BILL TO | Customer | Client | Billed To | Buyer | Invoice To | Sold To | Customer Name
    | Client Name | Invoiced to | Name | Bill to | Purchaser | Account of | To | Messrs | Guest | Guest Name
    | Subscriber | Importer | BUYER | CLIENT | CUSTOMER | INVOICE TO | SOLD TO | BILLED TO | Bill-To | Bill-to Party
    | Invoice for | Account name (customer) | Payer | Recipient of invoice | Ordered for | Patient | Passenger | Tenant
    | Policyholder | Insured | Attention of company | Receiver ~ Charge to | Name of customer | Invoice addressed to
    | Customer's name
buyer_street = Customer Street | Billing Street | Customer Address Line 1 | Billing Address Line 1 | Client street
    ~ Street (billing) | Street of customer
buyer_postcode = Customer Postcode | Billing Postcode | Billing ZIP | Customer ZIP | Billing Zip Code ~ Client postcode
    | Customer postal code
buyer_city = Customer City | Billing City | Customer Town | Client City ~ Billing town | City of customer
buyer_country = Customer Country | Billing Country | Country of destination | Client Country ~ Country of customer
    | Destination country
seller_address = Supplier Address | Seller Address | Our Address | Remit To | Company Address
    | Registered Office Address | Return Address | Head Office | Pay-to address | Vendor Address | Address of seller
    | Company registered address | Office address | Supplier details | Sender address | Please remit to
    ~ Address of supplier | Registered address | Remittance address
buyer_address = Billing Address | Invoice Address | Customer Address | Bill-to Address | Bill to address
    | Client Address | BILLING ADDRESS | Mailing Address | Your address | Bill To Address | Address (billing)
    | Customer's address | Address of buyer | Invoice to address | Home address | Residential address | Client's address
    ~ Address of customer | Invoicing address | Address for billing
shipping_address = Ship To | SHIP TO | Shipping Address | Delivery Address | Deliver To | Delivered to | Shipped To
    | Place of delivery | Consignee | Delivery Location | Site Address | Supply Address | DELIVERY ADDRESS
    | Service Address | SHIPPING ADDRESS | Ship-to Party | Delivery to | Delivered To | DELIVER TO | Site of works
    | Recipient address | Delivery Addr. | Goods to | Job address | Property address | Installation address
    ~ Ship-to address | Goods delivered to | Address of delivery | Delivery point
shipping_method = Ship Via | Shipping Method | Delivery Method | Shipped via | Carrier | Ship Method | Despatch method
    | Courier | Mode of transport ~ Via | Method of delivery | Forwarder
delivery_terms = Incoterms | Delivery Terms | Terms of Delivery | Shipping Terms | FOB ~ Trade terms
    | Delivery condition
payment_terms = Payment Terms | Terms | Terms of Payment | Terms of payment | PAYMENT TERMS | Payment conditions
    | Credit Terms | Terms & Conditions of payment | Conditions of payment | Payment | Pmt. Terms | TERMS
    | Payable within | Payment period | Credit period | Terms and conditions of payment ~ Settlement terms
    | Payment term | Payable
payment_method = Payment Method | Method of Payment | Payment type | Paid by | Pay Method | Payment by | Mode of payment
    | Paid via | Tender | Type of payment | Means of payment | PAYMENT METHOD | Payment mode | Pay with | Card type
    | Payment means | Method | Payment details ~ How you pay | Form of payment | Settled by
billing_period = Billing Period | Period | Billing period | Invoice Period | Service Period | Statement Period
    | Period of service | For the period | Charges for period | Bill period | Period covered | Consumption period
    | Supply period | Usage dates | Period of supply | Billing cycle | Invoice period from/to | Rental period
    | Hire period | Subscription period | Contract period | Period from - to | Charge period | Month ~ Charging period
    | Usage period | Accounting period
page_number = Page | Page No. | Page number | PAGE | Sheet | Pg. | Pg | Page # | Page No | Page nr | Page(s) ~ Sheet no.
meter_number = Meter No. | Meter Number | Meter Serial No. | Meter ID | Meter | Meter Serial Number
    | Meter point reference | MPAN | MPRN | Counter No. ~ Number of meter | Meter ref.
meter_reading = Meter Reading | Current Reading | Present Reading | Latest reading | Reading | Final reading
    | This reading | Closing reading ~ Reading now | Meter stand | New reading
consumption = Consumption | Usage | Units used | Energy used | Total usage | Electricity used | Gas used
    | Total consumption | Units consumed | kWh used | Usage this period | Water used | Total kWh | kWh
    | Total units used | Your usage | Gas units | Energy used (kWh) | Annual consumption ~ Energy consumption
    | Volume used | Total units
policy_number = Policy No. | Policy Number | Policy # | Policy | Insurance Policy No. | Certificate No. | Policy ID
    | Insurance No. ~ Policy Ref. | Number of policy
ticket_number = Ticket No. | Ticket Number | Ticket # | Ticket | Booking Ref. | Booking reference | Booking No.
    | Reservation No. | Confirmation No. | PNR | Transaction No. | Trans # | Trans. No. | TXN | Booking number
    | Reservation | E-ticket no. | Check No. | Auth code | Booking ID No. | Trip ID ~ Ticket ID | Booking ID
    | Reservation number
cashier = Cashier | Cashier No. | Operator | Server | Clerk | Served By | You were served by | Staff | Till operator
    | CASHIER ~ Assistant | Your server | Waiter
store_number = Store | Store No. | Store # | Branch | Shop No. | Store ID | Branch No. | Outlet | Location No. | STORE
    | Branch name | Store Name/No. | Station No. ~ Store Nr. | Branch code | Shop
terminal = Terminal | Terminal ID | Till | Till No. | Register | POS | Reg. | TID | Terminal No. | Register # | Lane
    ~ Cash register | POS ID | Checkout
time = Time | TIME | Time of sale | Transaction time | Printed at | Time of issue | Hour | Transaction Time
    | Time printed | Check-in time ~ At | Time stamp | Sale time
room_number = Room | Room No. | Room Number | Room # | Table | Table No. ~ Rm. | Room Nr.
arrival_date = Arrival | Arrival Date | Check-in | Check in | Date of arrival | From date ~ Arriving | Check-in date
departure_date = Departure | Departure Date | Check-out | Check out | Date of departure | To date ~ Departing
    | Check-out date
vehicle = Vehicle | Registration | Vehicle Reg. | License plate | Reg. Mark | Vehicle registration no. | Plate No.
    | Car registration ~ Number plate | Vehicle No.
first_name = First Name | First name | Given Name | Given names | Forename | Forename(s) | Christian name | FIRST NAME
    | First name(s) | Given name(s) | Forenames ~ Applicant's first name
last_name = Last Name | Surname | Family Name | Last name | SURNAME | Family name | LAST NAME ~ Surname/Family name
    | Applicant's surname | Name (last)
date_of_birth = Date of Birth | Date of birth | DOB | Birth Date | D.O.B. | Birthdate | Born | DATE OF BIRTH | Born on
    ~ Birthday | Date born | Birth date (dd/mm/yyyy)
place_of_birth = Place of Birth | Place of birth | Birthplace | Birth place | City of birth | Born in | PLACE OF BIRTH
    ~ Town of birth | Town and country of birth
nationality = Nationality | Citizenship | Nationality (as in passport) | Country of citizenship | NATIONALITY
    | Current nationality ~ Citizen of | Nationality / Citizenship
passport_number = Passport No. | Passport Number | Passport # | ID No. | ID Number | Identity card no.
    | Passport / ID No. | ID card number | Document number | Passport no ~ Passport Nr. | Travel document no.
    | Number of passport
social_security_number = Social Security Number | Social Security No. | SSN | National Insurance Number | NI Number
    | NI No. | NINO | PPS No. | Social security # ~ NI Ref. | National Insurance No. | Soc. Sec. No.
occupation = Occupation | Profession | Job Title | Position held | Employment | Job title | OCCUPATION
    | Current occupation | Trade or profession ~ Line of work | Occupation / Profession | Present occupation
employer = Employer | Name of employer | Employer's name | Employed by | Current employer | Employer name
    ~ Place of work | Company employed by | Present employer
marital_status = Marital Status | Marital status | Civil status | Family status | Married / single ~ Status (marital)
    | Civil state
gender = Gender | Sex | SEX | Sex (M/F) | Male / Female ~ Gender (M/F/X) | M/F
department = Department | Dept. | Division | Dept | Section ~ Unit / Department | Business unit
subject = Subject | Re | RE | Re. | Regarding | Subject matter | Concerns | Concerning | SUBJECT ~ Topic
    | In the matter of | With reference to
sender = Sender | From | FROM | Sent by | Sender's name | Signed ~ Originator | Letter from | Name of sender
recipient = Recipient | To | TO | Addressee | Sent to | Dear ~ Letter to | Intended for | Name of recipient
date = Date | DATE | On | Signed on | Print date | Date printed | Day | Date of document | Printed on | Date and time
    | Date of print | Date signed ~ Dt. | Today's date | Date of letter
approved_by = Approved by | Authorised by | Authorized by | Approved | Checked by | Signed by ~ Approval by
    | Signed off by
"""

COLUMNS = """
position = Pos | Pos. | No. | # | Item | Line | Item No. | Ln | S.No. | Sr. No. | Nr. ~ Line No. | It. | Position
article_number = Article No. | Item Code | Product Code | SKU | Part No. | Part Number | Code | Art. No. | Product No.
    | Item # | Cat. No. | Stock Code | Ref. | Article | Material | Model ~ Item number | Product ID | Catalogue No.
    | Item Ref
description = Description | Item Description | Product | Description of goods | Details | Particulars | Item | Service
    | Goods | Article description | Product Description | DESCRIPTION | Services | Product name | Charge ~ Designation
    | Item details | Goods and services | Work done
quantity = Qty | Quantity | QTY | Qty. | Quantity ordered | Units | Qnty | Pcs | Hours | Hrs | Number | Qty Shipped
    | Quant. | No. of units ~ Qt. | Pieces | Count | Ordered
unit = Unit | UOM | U/M | Unit of measure | Units | Per | Pack ~ Measure | UoM code
unit_price = Unit Price | Price | Rate | Unit Cost | Price/Unit | Unit Price (excl. VAT) | Price each | Each
    | UNIT PRICE | U. Price | Price per unit | Unit net price | List price | Cost | Price ea. ~ Unit rate | Single price
    | Item price | Unit value
line_tax_rate = VAT % | VAT | VAT Rate | Tax | Tax % | VAT (%) | Tax rate | % VAT | Tx | VAT Code | % Tax | VAT rate %
    ~ Rate VAT
discount_percent = Disc. | Discount | Disc % | Discount % | Disc. % | Less % | Rebate | Disc(%) ~ Dsc. | Reduction %
line_total = Amount | Total | Line Total | Net Amount | Net | Total Price | AMOUNT | Ext. Price | Extended Price | Sum
    | Net Price | Value | Total (excl. VAT) | Subtotal | Price total | Total net | Extension ~ Line amount | Item total
    | Total amount | Ext. Amount
date = Date | Service Date | Day | Date of service | Delivery date | Period | DATE | Transaction date ~ Dt.
    | Date supplied | On
"""

TITLES = """
invoice = Invoice | INVOICE | Tax Invoice | TAX INVOICE | VAT Invoice | Sales Invoice | Commercial Invoice
    | Invoice / Receipt | Bill | Your invoice ~ Service Invoice | Customer Invoice
credit_note = Credit Note | CREDIT NOTE | Credit Memo | Credit Invoice | CREDIT MEMO ~ Credit Memorandum
    | Sales Credit Note
order_confirmation = Order Confirmation | ORDER CONFIRMATION | Order Acknowledgement | Sales Order
    | Confirmation of Order | Order | Purchase Order | PURCHASE ORDER ~ Order Acknowledgment | Your order
delivery_note = Delivery Note | DELIVERY NOTE | Despatch Note | Dispatch Note | Delivery Docket | Goods Delivery Note
    ~ Delivery Advice | Advice Note
receipt = Receipt | RECEIPT | Sales Receipt | Payment Receipt | Cash Sale | Customer Copy | Till Receipt | Cash Receipt
    ~ Proof of purchase | Customer Receipt
quote = Quotation | Quote | QUOTATION | Estimate | ESTIMATE | Offer | Proposal | Price Quote ~ Cost Estimate
    | Sales Quote
statement = Statement of Account | Statement | Account Statement | STATEMENT | Bank Statement | Monthly Statement
    ~ Customer Statement | Statement of charges
reminder = Payment Reminder | Reminder | Overdue Notice | REMINDER | Final Notice | Second Reminder | Past Due Notice
    ~ Final Demand | Dunning letter
utility_bill = Electricity Bill | Gas Bill | Your energy bill | Energy Statement | Water Bill | Your electricity bill
    | Utility Bill ~ Your gas and electricity bill | Heating bill
telecom_bill = Phone Bill | Your bill | Telephone Bill | Mobile Invoice | Broadband Bill | Your monthly bill
    | Internet invoice ~ Your mobile bill | Communications bill
form = Application Form | Registration Form | Form | Personal Details | Application for Membership | Claim Form
    | Change of Address Form | Declaration Form | Enrolment Form ~ Request Form | Personal data sheet | Intake form
letter = Letter | Confirmation | Notice | Memo | MEMORANDUM | Information ~ Notification | Circular
packing_slip = Packing Slip | PACKING SLIP | Packing List | Shipping Slip | Pick List ~ Packing Note | Shipment contents
proforma = Proforma Invoice | PRO FORMA INVOICE | Pro-forma Invoice | Pro Forma | Proforma ~ Preliminary Invoice
    | Pro forma bill
"""
