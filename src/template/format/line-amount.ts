/** The amount of a line of an order or an invoice, in US cents. */
export const getLineAmount = ({ price, quantity }: { price: number; quantity: number }) => price * quantity;
