import { defineTexts } from '@soe/shop-platform'

export const scanTexts = defineTexts(
  {
    title: 'You are shopping in the store',
    titleAt: (store: string) => `You are shopping at ${store}`,
    body: 'Scan what you take, pay here, and show the confirmation on your way out.',
    code: 'Code on the shelf',
    add: 'Add',
    adding: 'Adding',
    added: (code: string) => `${code} has been added.`,
    enterCode: 'Enter a code.',
    unknown: 'No accessory here has this code. Check it against the shelf.',
    browse: 'Look through the accessories',
  },
  {
    title: 'Estás comprando en la tienda',
    titleAt: (store: string) => `Estás comprando en ${store}`,
    body: 'Escanea lo que te llevas, paga aquí y muestra la confirmación al salir.',
    code: 'Código del estante',
    add: 'Agregar',
    adding: 'Agregando',
    added: (code: string) => `Se agregó ${code}.`,
    enterCode: 'Escribe un código.',
    unknown: 'Ningún accesorio de aquí tiene este código. Compáralo con el del estante.',
    browse: 'Ver los accesorios',
  },
)
