import { defineTexts } from '@soe/shop-platform'

export const trialTexts = defineTexts(
  {
    title: 'Test drive the network',
    description: 'Try the network on a line that you can leave any month.',
    lead: 'Pay by the month and leave when you like. A line without an installment agreement owes nothing once it ends.',
    legend: 'What do you want to try it with?',
    own: 'The phone that you have',
    ownDetail: 'Nothing to pay for the phone. An eSIM leaves your present line as it is.',
    outright: 'A phone bought outright',
    outrightDetail: 'Full retail price today, no installments.',
  },
  {
    title: 'Prueba la red',
    description: 'Prueba la red con una línea que puedes dejar cualquier mes.',
    lead: 'Paga por mes y déjala cuando quieras. Una línea sin contrato de cuotas no debe nada al terminar.',
    legend: '¿Con qué quieres probarla?',
    own: 'El teléfono que tienes',
    ownDetail: 'No pagas nada por el teléfono. Una eSIM deja tu línea actual como está.',
    outright: 'Un teléfono pagado por completo',
    outrightDetail: 'Precio completo hoy, sin cuotas.',
  },
)
