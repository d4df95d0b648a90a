/** The words of packing slips and invoices, in English. */
export const sheet = {
  slip: 'Packing slip',
  invoice: 'Invoice',
  order: 'Order',
  date: 'Date',
  deliverTo: 'Deliver to',
  billTo: 'Invoice to',
  product: 'Product',
  quantity: 'Pieces',
  each: 'Price each',
  sum: 'Sum',
  total: 'Total',
  packed: 'Packed',
  notes: 'Notes',
  /** The slip has what the rider must collect; the invoice whether the customer has paid. */
  payment: {
    slip: {
      collect: (amount: string) => `Collect in cash: ${amount}`,
      paid: (amount: string) => `Paid: ${amount}`,
      cancelled: (_amount: string) => 'Cancelled: nothing to pay',
      refund: (amount: string) => `Cancelled: ${amount} to give back`,
    },
    invoice: {
      collect: (_amount: string) => 'Not paid yet: cash on delivery',
      paid: (_amount: string) => 'Paid',
      cancelled: (_amount: string) => 'Cancelled: nothing to pay',
      refund: (amount: string) => `Cancelled: you get ${amount} back`,
    },
  },
  thanks: 'Thank you for buying from us. Not right for the room? 30 days to send it back.',
};
