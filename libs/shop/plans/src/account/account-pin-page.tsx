import { isSignedIn, readSearch } from '@soe/rules'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { LineStep, useStepLine } from '@soe/shop-steps'
import { Skeleton } from '@soe/ui'
import { useSearch } from 'wouter'
import { SignInFirst } from '../sign-in-first'
import { AccountPinForm } from './account-pin-form'
import { accountPinTexts } from './account-pin-texts'

const PinStep = () => {
  const texts = useTexts(accountPinTexts)
  const named = readSearch(useSearch())['line']
  const line = useStepLine('accountpin')
  const isNamed = line.state !== 'found' || line.line.lineId === named
  return (
    <LineStep title={texts.title} line={isNamed ? line : { state: 'none' }} skeleton={<Skeleton height="14rem" />}>
      {() => <AccountPinForm />}
    </LineStep>
  )
}

/** Sets the PIN that protects a customer's numbers: for the line in the address, and for nobody else. */
export const AccountPinPage = () => (isSignedIn(useIdentity().audience) ? <PinStep /> : <SignInFirst />)
