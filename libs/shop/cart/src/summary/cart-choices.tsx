import type { CartView } from '@soe/contracts'
import { RoundUpDonation } from '../donation/round-up-donation'
import { PromoSection } from '../promo/promo-section'
import { TaxZip } from '../tax/tax-zip'

export const CartChoices = ({ cart }: { cart: CartView }) => (
  <>
    <TaxZip cart={cart} />
    <PromoSection cart={cart} />
    <RoundUpDonation cart={cart} />
  </>
)
