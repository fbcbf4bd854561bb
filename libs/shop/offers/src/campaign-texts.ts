import { defineTexts } from '@soe/shop-platform'

/** Headings of campaigns. They claim nothing of an offer: what runs is the carrier's, for everyone. */
export const campaignTexts = defineTexts(
  {
    cardOffer: 'Offers to pay by card',
    cardOfferBody: 'Everything that is on offer today. Pay with the card that you like.',
    openBank: 'An offer before you go on',
    openBankBody: 'Whichever bank you are with, the offer is the same.',
    holiday: 'Holiday offers',
    holidayBody: 'To give or to keep: every device with an offer today.',
    upsell: 'Move up to 5G',
    upsellBody: 'Phones, watches and tablets with an offer, for our 5G network.',
    bolt: '5G, with an offer',
    boltBody: 'Devices for our 5G network that have an offer today.',
  },
  {
    cardOffer: 'Ofertas para pagar con tarjeta',
    cardOfferBody: 'Todo lo que está en oferta hoy. Paga con la tarjeta que quieras.',
    openBank: 'Una oferta antes de seguir',
    openBankBody: 'La oferta es la misma con cualquier banco.',
    holiday: 'Ofertas para las fiestas',
    holidayBody: 'Para regalar o para ti: todos los equipos en oferta hoy.',
    upsell: 'Pásate a 5G',
    upsellBody: 'Teléfonos, relojes y tabletas en oferta para nuestra red 5G.',
    bolt: '5G con una oferta',
    boltBody: 'Equipos para nuestra red 5G que hoy tienen una oferta.',
  },
)
