import type { ProtectionFeature } from '@soe/contracts'
import { addFeatures } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { useChange, useShop, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './home-offer.module.css'
import { homeProtectionQuery } from './protection-query'
import { addTo, removeFrom } from './protection-choice'
import { protectionTexts } from './protection-texts'

const HomeChange = ({ feature }: { feature: ProtectionFeature }) => {
  const texts = useTexts(protectionTexts)
  const { locked } = useLock()
  const { mutate, isPending } = useChange(addFeatures)
  const { displayName, inCart } = feature
  return (
    <>
      {inCart && <p>{texts.homeInCart(displayName)}</p>}
      <Button
        variant="outline"
        size="small"
        disabled={locked}
        busy={isPending}
        busyLabel={texts.updating}
        onClick={() => mutate(inCart ? removeFrom(feature) : addTo(feature))}
      >
        {inCart ? texts.removeHome(displayName) : texts.addHome(displayName)}
      </Button>
    </>
  )
}

export const HomeOffer = () => {
  const texts = useTexts(protectionTexts)
  const { data } = useQuery({ ...homeProtectionQuery(useShop()), meta: { silent: true } })
  const eligibility = data?.payload.homeProtectionEligibility
  const feature = data?.payload.features.find(({ family }) => family === 'VZPROTECT_HOME')
  if (!feature || !eligibility) return null
  if (eligibility.isVzPhInAccount) return <p className={styles.home}>{texts.homeInAccount(feature.displayName)}</p>
  if (!eligibility.isVzPhEligible && !eligibility.isVzPhInCart) return null
  return (
    <div className={styles.home}>
      <p>
        {texts.home(feature.displayName, formatPrice(feature.price.discountedPrice))}. {feature.description}.
      </p>
      <HomeChange feature={feature} />
    </div>
  )
}
