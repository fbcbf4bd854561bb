interface SignInTexts {
  title: string
  lead: string
  back: string
  members: string
  guests: string
  guest: string
  prepaidGuest: string
}

export type SignInLanguage = 'en' | 'es'

export const signInTexts: Readonly<Record<SignInLanguage, SignInTexts>> = {
  en: {
    title: 'Sign in',
    lead: 'Choose who to be. This world is made for trying things out, so no password is asked for.',
    back: 'Back to the shop',
    members: 'With an account',
    guests: 'Without one',
    guest: 'A guest',
    prepaidGuest: 'A prepaid guest',
  },
  es: {
    title: 'Iniciar sesión',
    lead: 'Elige quién ser. Este mundo está hecho para probar, así que no se pide contraseña.',
    back: 'Volver a la tienda',
    members: 'Con cuenta',
    guests: 'Sin cuenta',
    guest: 'Un invitado',
    prepaidGuest: 'Un invitado de prepago',
  },
}
