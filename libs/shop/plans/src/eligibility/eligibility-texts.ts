import { counted, defineTexts } from '@soe/shop-platform'

export const eligibilityTexts = defineTexts(
  {
    pastDueTitle: 'A payment is past due',
    pastDueBody: 'Once the balance of your account is paid, you can finish this order. Your cart is kept.',
    owed: (amount: string) => `You owe ${amount} past its due date.`,
    howToPay: (number: string) =>
      `Pay it by phone at ${number}, from 8 AM to 9 PM Eastern time on any day, or at the counter of any store.`,
    payByPhone: 'Pay by phone',
    pendingOrderTitle: 'You have an order on its way',
    pendingOrderBody: 'A line can take one order at a time. Come back when the pending one has arrived.',
    paymentPlanTitle: 'This line has a payment plan',
    paymentPlanBody: 'The device on it has to be paid off before the line can take another one.',
    paymentPlanStays: 'You can upgrade it now. What you owe stays on your bill, month by month, until it is paid.',
    paymentPlanOwed: (amount: string, months: number) =>
      `${amount} is open, ${counted(months, 'payment', 'payments')}.`,
    paymentPlanKeep: 'Keep it on my bill',
    otherTitle: 'This line can’t be upgraded right now',
    otherBody: 'Choose another line, or add a new one.',
    cart: 'Back to cart',
    chooseLine: 'Choose another line',
    shop: 'Keep shopping',
    line: (mtn: string) => `Line ${mtn}`,
  },
  {
    pastDueTitle: 'Tienes un pago vencido',
    pastDueBody: 'Cuando pagues el saldo de tu cuenta, podrás terminar este pedido. Guardamos tu carrito.',
    owed: (amount: string) => `Debes ${amount} vencidos.`,
    howToPay: (number: string) =>
      `Paga por teléfono al ${number}, de 8 AM a 9 PM, hora del este, cualquier día, o en el mostrador de una tienda.`,
    payByPhone: 'Pagar por teléfono',
    pendingOrderTitle: 'Tienes un pedido en camino',
    pendingOrderBody: 'Una línea admite un pedido a la vez. Vuelve cuando haya llegado el pedido pendiente.',
    paymentPlanTitle: 'Esta línea tiene un plan de pagos',
    paymentPlanBody: 'Hay que terminar de pagar su equipo antes de que la línea reciba otro.',
    paymentPlanStays: 'Ya la puedes actualizar. Lo que debes sigue en tu factura, mes a mes, hasta que lo pagues.',
    paymentPlanOwed: (amount: string, months: number) => `Quedan ${amount}, ${counted(months, 'pago', 'pagos')}.`,
    paymentPlanKeep: 'Dejarlo en mi factura',
    otherTitle: 'Esta línea no se puede actualizar por ahora',
    otherBody: 'Elige otra línea o agrega una nueva.',
    cart: 'Volver al carrito',
    chooseLine: 'Elegir otra línea',
    shop: 'Seguir comprando',
    line: (mtn: string) => `Línea ${mtn}`,
  },
)
