"""Business documents: invoices, receipts, orders, forms, statements, tickets."""
