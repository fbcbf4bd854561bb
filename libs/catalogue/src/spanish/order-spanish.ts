/** What the carrier says of what goes with an order, in Spanish, by its English. */
export const orderSpanish = {
  // Delivery
  'Standard delivery': 'Entrega estándar',
  'Free, two to three days': 'Gratis, de dos a tres días',
  'Express delivery': 'Entrega exprés',
  'The next day': 'Al día siguiente',
  'Free In-Store Pickup': 'Recogida gratis en la tienda',
  'Check availability': 'Ver disponibilidad',
  'Same-day delivery with setup': 'Entrega el mismo día con instalación',
  'Set up at your door': 'Lo configuramos en tu puerta',
  'Same-day delivery': 'Entrega el mismo día',
  'Handed to you within two hours': 'En tus manos en dos horas',
  'Next-day window': 'Horario del día siguiente',
  'Handed to you within two hours, tomorrow': 'En tus manos en dos horas, mañana',

  // Promotions
  'Dockside coupon, $20 off': 'Cupón Dockside, $20 de descuento',
  'Accessory coupon, 15% off': 'Cupón de accesorios, 15% de descuento',
  'Spring tide coupon, $50 off': 'Cupón Spring tide, $50 de descuento',
  'Cast-off, $10 off': 'Cast-off, $10 de descuento',
  'Rigging, 25% off accessories': 'Rigging, 25% de descuento en accesorios',
  'Ebb tide, $5 off': 'Ebb tide, $5 de descuento',
  'Referred by Maren': 'Por recomendación de Maren',
  'Friends and family, 10% off': 'Amigos y familia, 10% de descuento',
  'Teacher discount, $15 off': 'Descuento para docentes, $15',
  'Nurse discount, $15 off': 'Descuento para enfermería, $15',

  // Protection and other features
  'Repairs and replaces the electronics of one home': 'Repara y reemplaza los aparatos electrónicos de una casa',
  'Technicians on call for every device at home': 'Técnicos a tu disposición para cada equipo de la casa',
  'Loss, theft and damage, repairs the same day': 'Pérdida, robo y daños, con reparación el mismo día',
  'Damage and defects after the warranty': 'Daños y defectos después de la garantía',
  'Loss, theft and damage of a watch': 'Pérdida, robo y daños de un reloj',
  'Your plan in 140 countries': 'Tu plan en 140 países',
  'Photos and contacts, kept safe': 'Fotos y contactos, a salvo',
  'Loss and theft, not only drops': 'Pérdida y robo, no solo caídas',
  'Screen repaired the same day': 'Pantalla reparada el mismo día',
  'A new phone tomorrow if yours is gone': 'Un teléfono nuevo mañana si el tuyo desaparece',
  'Cancel any month': 'Cancela cualquier mes',
  'Screen repair': 'Reparación de pantalla',
  'Other damage': 'Otros daños',
  'Loss or theft': 'Pérdida o robo',
  'Defects after the warranty': 'Defectos después de la garantía',
} as const

export type OrderText = keyof typeof orderSpanish
