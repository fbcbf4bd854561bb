import { defineTexts } from '@soe/shop-platform'

/** The specification, platform 8, word for word: `chat`, `video`, `representative` and `videoLink`. */
export const helpTexts = defineTexts(
  {
    title: 'Someone to help',
    chatTitle: 'Chat',
    videoTitle: 'Video',
    callTitle: 'Call',
    chat: 'Click here to get assistance from a live agent via chat.',
    video: 'Click here to get 1:1 video support from a store Specialist.',
    representative: 'For assistance, click here to connect with a live representative.',
    videoLink: 'Click here for video assistance',
    call: 'Tell a person what happened, from 8 AM to 10 PM Eastern time. They see the cart you see.',
    chatWait: 'About a minute to wait',
    videoWait: (agents: number) => `${agents} specialists free, until 10 PM`,
    retrying: 'Trying to reach the chat',
    notAnswering: 'Chat is not answering.',
  },
  {
    title: 'Alguien que te ayuda',
    chatTitle: 'Chat',
    videoTitle: 'Video',
    callTitle: 'Llamada',
    chat: 'Haz clic aquí para recibir ayuda de un agente en vivo por chat.',
    video: 'Haz clic aquí para recibir ayuda personal por video de un especialista de la tienda.',
    representative: 'Para recibir ayuda, haz clic aquí y habla con un representante en vivo.',
    videoLink: 'Haz clic aquí para recibir ayuda por video',
    call: 'Cuéntale a una persona lo que pasó, de 8 AM a 10 PM, hora del este. Ve el mismo carrito que tú.',
    chatWait: 'Un minuto de espera, más o menos',
    videoWait: (agents) => `${agents} especialistas libres, hasta las 10 PM`,
    retrying: 'Intentando contactar al chat',
    notAnswering: 'El chat no responde.',
  },
)
