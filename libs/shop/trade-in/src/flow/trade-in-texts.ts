import { defineTexts } from '@soe/shop-platform'

export const tradeInTexts = defineTexts(
  {
    description: 'What your device is worth when you hand it in.',
    steps: 'Trade-in steps',
    deviceStep: 'Device',
    conditionStep: 'Condition',
    estimateStep: 'Estimate',
    stepDone: 'done',
    loading: 'Loading',
    continue: 'Continue',
    back: 'Back',
    prepayTitle: 'Trade-in needs a monthly plan',
    prepayBody: 'The credit comes off your bill, and prepaid service has none.',
    shop: 'Shop smartphones',
    noValue: 'We can’t pay for this one. We recycle it free.',
    worthUpTo: 'Worth up to',
    worthUpToAmount: (amount: string) => `Worth up to ${amount}`,
    comesOff: (amount: string) => `${amount} comes off your bill once we have checked the device.`,
    comesWithIt: (amount: string) => `${amount} comes off with it, in one sum, as your new device is paid in full.`,
    comesMonthly: (amount: string, monthly: string, months: number) =>
      `${amount} comes as ${monthly} a month for ${months} months, while the line stays with us.`,
  },
  {
    description: 'Cuánto vale tu equipo cuando lo entregas.',
    steps: 'Pasos del intercambio',
    deviceStep: 'Equipo',
    conditionStep: 'Estado',
    estimateStep: 'Valor',
    stepDone: 'listo',
    loading: 'Cargando',
    continue: 'Continuar',
    back: 'Volver',
    prepayTitle: 'El intercambio requiere un plan mensual',
    prepayBody: 'El crédito se descuenta de tu factura, y el servicio prepagado no tiene.',
    shop: 'Ver teléfonos',
    noValue: 'No podemos pagar por este. Lo reciclamos gratis.',
    worthUpTo: 'Vale hasta',
    worthUpToAmount: (amount) => `Vale hasta ${amount}`,
    comesOff: (amount) => `${amount} se descuentan de tu factura cuando hayamos revisado el equipo.`,
    comesWithIt: (amount) =>
      `${amount} se descuentan junto con ese valor, de una vez, porque tu nuevo equipo queda pagado.`,
    comesMonthly: (amount, monthly, months) =>
      `${amount} se abonan a razón de ${monthly} al mes durante ${months} meses, mientras la línea siga con nosotros.`,
  },
)
