import { counted, defineTexts } from '@soe/shop-platform'

export const eligibilityTexts = defineTexts(
  {
    paymentPlanTitle: 'This line has a payment plan',
    paymentPlanBody: 'The device on it has to be paid off before the line can take another one.',
    paymentPlanStays: 'You can upgrade it now. What you owe stays on your bill, month by month, until it is paid.',
    paymentPlanOwed: (amount: string, months: number) =>
      `${amount} is open, ${counted(months, 'payment', 'payments')}.`,
    paymentPlanKeep: 'Keep it on my bill',
    otherTitle: 'This line can’t be upgraded right now',
    otherBody: 'Choose another line, or add a new one.',
    chooseLine: 'Choose another line',
    shop: 'Keep shopping',
    line: (mtn: string) => `Line ${mtn}`,
  },
  {
    paymentPlanTitle: 'Esta línea tiene un plan de pagos',
    paymentPlanBody: 'Hay que terminar de pagar su equipo antes de que la línea reciba otro.',
    paymentPlanStays: 'Ya la puedes actualizar. Lo que debes sigue en tu factura, mes a mes, hasta que lo pagues.',
    paymentPlanOwed: (amount: string, months: number) => `Quedan ${amount}, ${counted(months, 'pago', 'pagos')}.`,
    paymentPlanKeep: 'Dejarlo en mi factura',
    otherTitle: 'Esta línea no se puede actualizar por ahora',
    otherBody: 'Elige otra línea o agrega una nueva.',
    chooseLine: 'Elegir otra línea',
    shop: 'Seguir comprando',
    line: (mtn: string) => `Línea ${mtn}`,
  },
)
