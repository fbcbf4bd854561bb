import type { GroupName } from './persona-groups'

/** The shop's pages set their own name; this page is not one of them. */
export const carrierName = 'Halyard'

interface SignInTexts {
  title: string
  lead: string
  back: string
  groups: Readonly<Record<GroupName, string>>
  groupsLabel: string
  forQa: string
  forQaLead: string
  language: string
}

export type SignInLanguage = 'en' | 'es'

export const signInTexts: Readonly<Record<SignInLanguage, SignInTexts>> = {
  en: {
    title: 'Sign in',
    lead: 'Choose who to be. This world is made for trying things out, so no password is asked for.',
    back: 'Back to the shop',
    groups: {
      accounts: 'Who they are',
      lines: 'Upgrades and lines',
      carts: 'Carts and orders',
      credit: 'Credit and payment',
      fraud: 'Fraud checks',
      guests: 'Without an account',
    },
    groupsLabel: 'Kinds of shoppers',
    forQa: 'For QA',
    forQaLead: 'The id that a world, a test or a command names, and what to expect.',
    language: 'English',
  },
  es: {
    title: 'Iniciar sesión',
    lead: 'Elige quién ser. Este mundo está hecho para probar, así que no se pide contraseña.',
    back: 'Volver a la tienda',
    groups: {
      accounts: 'Quiénes son',
      lines: 'Renovaciones y líneas',
      carts: 'Carritos y pedidos',
      credit: 'Crédito y pagos',
      fraud: 'Controles de fraude',
      guests: 'Sin cuenta',
    },
    groupsLabel: 'Tipos de compradores',
    forQa: 'Para QA',
    forQaLead: 'El id con el que un mundo, una prueba o un comando nombra a cada persona, y qué esperar.',
    language: 'Español',
  },
}
