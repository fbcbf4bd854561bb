import { defineTexts } from '@soe/shop-platform'

export const numberActivationTexts = defineTexts(
  {
    title: 'One number on both',
    lead: 'Calls and texts to this number reach this device and your phone, whichever is near.',
    number: 'Number',
    starts: 'Starts',
    whenOn: 'Once both are switched on',
    noNumber: 'Choose the number first.',
    chooseNumber: 'Choose a number',
    activate: 'Share this number',
  },
  {
    title: 'Un número en los dos',
    lead: 'Las llamadas y los mensajes a este número llegan a este equipo y a tu teléfono, el que esté cerca.',
    number: 'Número',
    starts: 'Empieza',
    whenOn: 'Cuando los dos estén encendidos',
    noNumber: 'Elige primero el número.',
    chooseNumber: 'Elegir un número',
    activate: 'Compartir este número',
  },
)
