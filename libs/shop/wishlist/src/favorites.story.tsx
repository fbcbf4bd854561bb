import { failForGood, hold, saveProducts, setFlags, type Story } from '@soe/stories'
import { Favorites } from './favorites'

const own: Story = {
  render: () => <Favorites link={{}} />,
  address: '/sales/digital/Favorites.html',
  persona: 'signed-in',
}

const phone: Story = { ...own, prepare: [saveProducts('Orbit 12 Pro')] }
const soldOut: Story = { ...own, prepare: [saveProducts('Orbit Tab 11')] }

const isEmpty = {
  en: ["Looks like you don't have any products in your wishlist yet."],
  es: ['Parece que aún no tienes productos en tu lista de deseos.'],
}

export const Empty: Story = { ...own, says: isEmpty }

export const Guest: Story = {
  ...own,
  persona: 'prospect',
  says: {
    en: [...isEmpty.en, 'Sign in to see saved items'],
    es: [...isEmpty.es, 'Inicia sesión para ver lo guardado'],
  },
}

export const Prepaid: Story = { ...own, persona: 'prepay', says: isEmpty }

export const InApp: Story = {
  ...own,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) HalyardApp/9.4 Mobile',
  says: isEmpty,
}

export const Loading: Story = { ...own, prepare: [hold('wishlist.retrieveWishlist')] }

export const Failed: Story = {
  ...own,
  prepare: [saveProducts('Orbit 12 Pro'), failForGood('wishlist.retrieveWishlist')],
  says: {
    en: ['Looks like something went wrong. Please try again later.'],
    es: ['Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
  },
}

export const SwitchedOff: Story = {
  ...soldOut,
  prepare: [setFlags({ retrieveWishList: false }), saveProducts('Orbit Tab 11')],
  says: {
    en: ['Your wishlist cannot be opened at the moment. What you saved is kept.'],
    es: ['En este momento no se puede abrir tu lista de deseos.'],
  },
}

export const Phone: Story = {
  ...phone,
  says: {
    en: ['Products', 'There are ways to save on your new device.'],
    es: ['Productos', 'Hay maneras de ahorrar en tu nuevo equipo.'],
  },
}

export const TwoPhones: Story = { ...own, prepare: [saveProducts('Orbit 12 Pro', 'Lumen Fold')] }

export const Accessory: Story = { ...own, prepare: [saveProducts('Slim Case')] }

export const AccessoryThatLeaves: Story = {
  ...own,
  prepare: [setFlags({ removeAccyFromWishlistFFlag: true }), saveProducts('Slim Case')],
}

export const Stock: Story = {
  ...own,
  prepare: [saveProducts('Lumen Fold 2', 'Orbit Tab 11', 'Tern Watch 3')],
  says: {
    en: ['Pre-order, ships Mar 5', 'This item is out of stock', 'In stock'],
    es: ['Preventa, se envía el 5 mar', 'Este artículo está agotado', 'Disponible'],
  },
}

export const SoldOut: Story = {
  ...soldOut,
  says: {
    en: ['Subscribe to get notified when this product is back in stock'],
    es: ['Suscríbete para recibir un aviso cuando este producto vuelva a estar disponible'],
  },
}

export const WithoutNotices: Story = {
  ...own,
  prepare: [setFlags({ disableNotifyMe: true }), saveProducts('Orbit Tab 11')],
  says: { en: ['This item is out of stock'], es: ['Este artículo está agotado'] },
}

export const Options: Story = {
  ...phone,
  press: { en: ['Edit options, Orbit 12 Pro'], es: ['Editar opciones, Orbit 12 Pro'] },
  says: { en: ['Options for Orbit 12 Pro', 'Storage'], es: ['Opciones de Orbit 12 Pro', 'Almacenamiento'] },
}

export const WatchOptions: Story = {
  ...own,
  prepare: [saveProducts('Tern Watch 3')],
  press: { en: ['Edit options, Tern Watch 3'], es: ['Editar opciones, Tern Watch 3'] },
  says: { en: ['Case color', 'Band'], es: ['Color de la caja', 'Correa'] },
}

export const WaysToAdd: Story = {
  ...phone,
  press: { en: ['Add to cart, Orbit 12 Pro'], es: ['Agregar al carrito, Orbit 12 Pro'] },
  says: {
    en: ['Upgrade existing line', 'Add a new line'],
    es: ['Cambiar el equipo de una línea', 'Agregar una línea nueva'],
  },
}

export const Removal: Story = {
  ...phone,
  press: {
    en: ['Remove Orbit 12 Pro from your wishlist'],
    es: ['Quitar Orbit 12 Pro de tu lista de deseos'],
  },
  says: {
    en: ['Are you sure you want to remove this item from your wishlist?'],
    es: ['¿Seguro que quieres quitar este artículo de tu lista de deseos?'],
  },
}

export const Sharing: Story = {
  ...phone,
  press: { en: ['Share list'], es: ['Compartir lista'] },
  says: {
    en: ['Do you want to share this device with someone?', 'Link to your wishlist'],
    es: ['¿Quieres compartir este equipo con alguien?', 'Enlace a tu lista de deseos'],
  },
}

export const OfferDetails: Story = {
  ...phone,
  press: {
    en: ['Details of the offer for Orbit 12 Pro'],
    es: ['Detalles de la oferta de Orbit 12 Pro'],
  },
}
