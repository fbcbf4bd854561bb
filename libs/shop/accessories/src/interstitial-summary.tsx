import type { CartView } from '@soe/contracts'
import { addStep } from '@soe/contracts/routes'
import { useStepChange } from '@soe/shop-basket'
import { expressPage, useGo } from '@soe/shop-journey'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, SectionHeading, TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { accessoryTexts } from './accessory-texts'
import { BundleProgress } from './bundle-progress'
import styles from './interstitial.module.css'

export const InterstitialSummary = ({
  cart,
  continueText,
}: {
  cart: CartView | undefined
  continueText?: string | undefined
}) => {
  const texts = useTexts(accessoryTexts)
  const go = useGo()
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const bundlePath = pathOf('accessorybundle')
  const hasAccessories = (cart?.lineDetails.linesWithAcc ?? []).length > 0
  const step = useStepChange(addStep, {
    onFailed: ({ handling }) => handling === 'empty-cart' && go(expressPage(audience)),
  })
  return (
    <section className={styles.summary} aria-labelledby="bundle">
      <div className={styles.heading}>
        <SectionHeading id="bundle">{texts.bundle}</SectionHeading>
      </div>
      <BundleProgress bundle={cart?.orderDetails.bundle} />
      <Link href={bundlePath} asChild>
        <TextLink className={styles.all} size="small" href={bundlePath}>
          {texts.seeAll}
        </TextLink>
      </Link>
      <Button
        wide
        busy={step.isPending}
        busyLabel={texts.saving}
        onClick={() => step.mutate({ cartInfo: {}, processStep: 'AccessoryInterestial' })}
      >
        {hasAccessories ? (continueText ?? texts.continue) : texts.skip}
      </Button>
    </section>
  )
}
