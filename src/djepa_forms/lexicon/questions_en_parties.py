"""English questions about who and where: companies, people, addresses, entries of forms (format: see `parse.py`)."""

PARTY_QUESTIONS = """
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
