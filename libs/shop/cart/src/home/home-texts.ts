import { defineTexts } from '@soe/shop-platform'

export const homeTexts = defineTexts(
  {
    title: 'For your home',
    monthly: (amount: string) => `${amount}/mo`,
    add: (name: string) => `Add ${name}`,
    addShort: 'Add',
    remove: (name: string) => `Remove ${name}`,
    removeShort: 'Remove',
    added: (name: string) => `${name} has been added.`,
    removed: (name: string) => `${name} has been removed.`,
    errorReceived: 'Error Received',
    retry: 'Try again',
    loading: 'Loading',
  },
  {
    title: 'Para tu hogar',
    monthly: (amount: string) => `${amount}/mes`,
    add: (name: string) => `Agregar ${name}`,
    addShort: 'Agregar',
    remove: (name: string) => `Quitar ${name}`,
    removeShort: 'Quitar',
    added: (name: string) => `Se agregó ${name}.`,
    removed: (name: string) => `Se quitó ${name}.`,
    errorReceived: 'Se recibió un error',
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
  },
)
