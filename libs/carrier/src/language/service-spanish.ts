/** What the carrier says besides its catalogue, in Spanish, by its English. */
export const serviceSpanish = {
  // Agreements
  'Customer agreement': 'Acuerdo del cliente',
  'Service starts on the day a device is activated and renews each month until you end it.':
    'El servicio empieza el día en que se activa un equipo y se renueva cada mes hasta que lo terminas.',
  'You can return a device within 30 days in the condition in which it arrived.':
    'Puedes devolver un equipo dentro de 30 días en el estado en que llegó.',
  'Device payment agreement': 'Acuerdo de pago del equipo',
  'A device on instalments is yours from the day it ships. What is still owed falls due if the line is ended.':
    'Un equipo en cuotas es tuyo desde el día en que se envía. Lo que aún se debe vence si terminas la línea.',
  'There is no charge for paying early.': 'Pagar antes no tiene ningún cargo.',
  'Trade-in agreement': 'Acuerdo de intercambio',
  'The device is yours to trade in, erased and signed out of its maker’s account. It reaches us within 30 days.':
    'El equipo es tuyo, está borrado y sin la sesión de la cuenta de su fabricante. Nos llega dentro de 30 días.',
  'If we see it differently, you choose: the new value, or the device back, free.':
    'Si lo vemos distinto, tú eliges: el nuevo valor o el equipo de vuelta, gratis.',

  // Plan types and disclosures
  'Phone plans': 'Planes para teléfonos',
  'Watch plans': 'Planes para relojes',
  'Tablet plans': 'Planes para tabletas',
  'Plus taxes and fees.': 'Más impuestos y cargos.',
  'Prices with Auto Pay and paper-free billing.': 'Precios con Auto Pay y factura sin papel.',
  'Past the plan’s data, speeds go down until the next bill.':
    'Al agotar los datos del plan, la velocidad baja hasta la próxima factura.',

  // When a line may upgrade
  'Upgrade now': 'Puede cambiar de equipo',
  'Eligible from March 2027': 'Puede cambiar desde marzo de 2027',
  'Contract ends March 1, 2027': 'El contrato termina el 1 de marzo de 2027',
  'Line suspended': 'Línea suspendida',
  'Out of service': 'Sin servicio',
  'SIM frozen': 'SIM bloqueada',
  'The loan is still in its grace period': 'El préstamo sigue en su período de gracia',
  'Upgraded today': 'Cambió de equipo hoy',
  'Yearly upgrade': 'Cambio anual',
  'Pay off $249.90 to upgrade': 'Paga $249.90 para cambiar de equipo',
  'Pay off $399.90 to upgrade early': 'Paga $399.90 para cambiar antes',

  // In the cart
  'Not for this device': 'No es para este equipo',
  'Physical SIM': 'SIM física',

  // Offers of a chat
  'Questions before you order? Someone is here to help.': '¿Preguntas antes de pedir? Aquí hay quien te ayude.',
  'Chat with us': 'Chatea con nosotros',
  'Talk it through with a specialist': 'Háblalo con un especialista',
  'Need a hand with your bill or your order?': '¿Necesitas ayuda con tu factura o tu pedido?',
} as const

export type ServiceText = keyof typeof serviceSpanish
