import { defineTexts } from '@soe/shop-platform'

export const accountPinTexts = defineTexts(
  {
    title: 'Choose an account PIN',
    lead: 'We ask for it before a number leaves your account. Nobody can move it without the PIN.',
    pin: 'Account PIN, four digits',
    again: 'Type it again',
    length: 'Enter four digits.',
    easy: 'Choose digits that are harder to guess.',
    different: 'The two are not the same.',
  },
  {
    title: 'Elige un PIN de cuenta',
    lead: 'Lo pedimos antes de que un número salga de tu cuenta. Sin el PIN, nadie puede moverlo.',
    pin: 'PIN de cuenta, cuatro dígitos',
    again: 'Escríbelo de nuevo',
    length: 'Ingresa cuatro dígitos.',
    easy: 'Elige dígitos más difíciles de adivinar.',
    different: 'No son iguales.',
  },
)
