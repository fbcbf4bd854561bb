import type { CheckoutDetails } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { Notice, StoreIcon } from '@soe/ui'
import { saleTexts } from './sale-texts'

export const StoreNotice = ({ store }: { store: NonNullable<CheckoutDetails['shipmentInfo']['storeInfo']> }) => {
  const texts = useTexts(saleTexts)
  const { name, addressLine1, city } = store
  return (
    <Notice icon={<StoreIcon />}>
      <strong>{texts.store([name, addressLine1, city].join(', '))}</strong> {texts.storeDetail}
    </Notice>
  )
}
