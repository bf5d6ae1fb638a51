"""English running text: sentences with `{field}` placeholders, and standing text without."""

SENTENCES = """
Please transfer the amount of {total} to our account {iban} by {due_date}.
Payment of {total} is due by {due_date}.
Please quote invoice number {invoice_number} with your payment.
Please make payment to {bank_name}, sort code {sort_code}, account number {account_number}.
Your direct debit of {total} will be taken on or just after {due_date}.
The total amount of {total} will be charged to your {payment_method}.
Thank you for your order {order_number} of {order_date}.
With reference to your order no. {order_number} we invoice you as follows:
For the period {billing_period} we charge you as follows:
Payment terms: {payment_terms}.
If you have any questions about this invoice, please contact {contact_person} on {phone}.
For queries call {phone} or e-mail {email}.
{seller_name} is registered under number {company_register}. VAT number {vat_id}.
Please remit to {account_holder}, IBAN {iban}, BIC {bic}.
Amounts are in {currency}. Please pay within the agreed terms: {payment_terms}.
Goods were delivered on {delivery_date} with delivery note {delivery_note_number}.
We have received your payment of {amount_paid}; the remaining balance of {balance_due} is due by {due_date}.
Please include your customer number {customer_number} in all correspondence.
According to our records, invoice {invoice_number} dated {invoice_date} over {total} has not yet been paid.
Dear {contact_person}, please find below our invoice for project {project_number}.
This invoice covers your contract {contract_number} for {billing_period}.
Cheques should be made payable to {seller_name} and sent to {seller_street}, {seller_city} {seller_postcode}.
Your meter {meter_number} recorded a consumption of {consumption} during {billing_period}.
The opening balance of {previous_balance} has been carried over from your last bill.
Visit {website} or write to {email} to manage your account {customer_number}.
Your delivery has been handed to {shipping_method} under tracking number {tracking_number}.
The net amount of {net_total} plus {tax_rate} VAT ({tax_amount}) gives a total of {total}.
Use {payment_reference} as the reference of your payment.
You were served by {cashier} at {time} on {date}.
Your reference: {reference}. Our contact: {contact_person}, {email}.
I, {first_name} {last_name}, born on {date_of_birth} in {place_of_birth}, hereby declare that the information given is
    correct.
The holder, {first_name} {last_name} ({nationality}), passport no. {passport_number}, has been employed by {employer} as
    {occupation}.
We confirm your stay from {arrival_date} to {departure_date} in room {room_number}.
Balance due: {balance_due}, to be settled before {due_date}.
This policy no. {policy_number} is underwritten by {seller_name}.
"""

BOILERPLATE = """
Thank you for your business!
We appreciate your prompt payment.
All goods remain the property of the seller until paid for in full.
Interest will be charged on overdue accounts at 2% per month.
Please make all cheques payable to the company named above.
E. & O. E.
This is a computer generated invoice and requires no signature.
Goods once sold cannot be returned or exchanged without prior consent.
Claims for shortages or damage must be made in writing within 3 days of delivery.
Our general terms and conditions of sale apply and are available on request.
Please retain this document for your records.
VAT has been charged in accordance with current legislation.
Reverse charge: customer to account for VAT to the tax authorities.
We reserve the right to claim statutory interest for late payment of commercial debts.
If you have already paid, please disregard this notice.
Please return the remittance advice with your payment.
The supply of services is subject to our standard terms.
Returns accepted within 30 days with original receipt.
No refund without receipt.
Please check the goods on arrival and note any damage on the carrier's document.
Prices are subject to change without notice.
This estimate is valid for 30 days.
Calls may be recorded for training and quality purposes.
Should you wish to pay by instalments, please get in touch with our customer service team.
A late payment fee may apply to accounts not settled in time.
Thank you for shopping with us. Please come again.
Intra-Community supply exempt from VAT under Article 138 of Directive 2006/112/EC.
Authorised and regulated by the relevant authority.
Any dispute arising from this contract is subject to the exclusive jurisdiction of the courts of our registered office.
Payment by bank transfer only. Bank charges are to be borne by the remitter.
Your statutory rights are not affected.
Please see overleaf for how to read your bill.
We offer a range of ways to pay; details can be found on our web site.
The information on this form is confidential and will be used only for the purpose stated.
Yours sincerely
Signature of the applicant
Please complete in block capitals.
For office use only
"""
