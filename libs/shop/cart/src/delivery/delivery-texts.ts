import { defineTexts } from '@soe/shop-platform'

export const deliveryTexts = defineTexts(
  {
    offersPickup: (store: string, day: string) => `Or pick up everything ${day} at ${store}.`,
    picksUp: (store: string, day: string) => `Pick up everything ${day} at ${store}.`,
    offersDelivery: (day: string) => `Or have it delivered free by ${day}.`,
    delivers: (day: string) => `Delivered by ${day}`,
    deliversTo: (zipCode: string, day: string) => `Delivered to ${zipCode} by ${day}`,
    today: 'today',
    on: (day: string) => `on ${day}`,
    switchToPickup: 'Switch to pickup',
    switchToDelivery: 'Switch to delivery',
    switch: 'Switch',
    switchedToPickup: (store: string, day: string) => `Pick up at ${store}, ${day}.`,
    switchedToDelivery: (day: string) => `Delivered by ${day}.`,
  },
  {
    offersPickup: (store: string, day: string) => `O recoge todo ${day} en ${store}.`,
    picksUp: (store: string, day: string) => `Recoge todo ${day} en ${store}.`,
    offersDelivery: (day: string) => `O recíbelo gratis a más tardar el ${day}.`,
    delivers: (day: string) => `Llega a más tardar el ${day}`,
    deliversTo: (zipCode: string, day: string) => `Llega a ${zipCode} a más tardar el ${day}`,
    today: 'hoy',
    on: (day: string) => `el ${day}`,
    switchToPickup: 'Cambiar a recoger en tienda',
    switchToDelivery: 'Cambiar a envío',
    switch: 'Cambiar',
    switchedToPickup: (store: string, day: string) => `Recoges en ${store}, ${day}.`,
    switchedToDelivery: (day: string) => `Llega a más tardar el ${day}.`,
  },
)
