import { formatPrice } from '@soe/rules'
import { rememberPlan, useAutoPayWords } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import { type Shop, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, Heading, SectionHeading, Skeleton, Spoken, TextLink, Tile, TileGrid } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { deviceTexts } from '../device-texts'
import styles from './front-plans.module.css'
import { frontPlansQuery } from './front-plans-query'
import { frontTexts } from './front-texts'

const positions = [0, 1, 2]

const wayOfPlan = (shop: Shop) => import('./way-of-plan').then((file) => file.wayOfPlan(shop)).catch(() => undefined)

/** A button, since a link would lead on before scripts run and forget the plan. */
const ChoosePlan = ({ planId, children }: { planId: string; children: string }) => {
  const shop = useShop()
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const choose = async () => {
    rememberPlan(shop, planId)
    const isFilled = shop.identity.get().cartCount > 0
    setBusy(isFilled)
    go((isFilled && (await wayOfPlan(shop))) || shop.pathOf('smartphones/'))
  }
  return (
    <Button size="small" variant="outline" busy={busy} onClick={() => void choose()}>
      {children}
    </Button>
  )
}

/** The plans of a phone by their prices; nothing at all when they can't be read. */
export const FrontPlans = () => {
  const texts = useTexts(frontTexts)
  const { month } = useTexts(deviceTexts)
  const pathOf = usePathOf()
  const autoPayOf = useAutoPayWords()
  const { data, isError } = useQuery({ ...frontPlansQuery(useShop()), meta: { showsError: true } })
  if (isError && !data) return null
  const href = pathOf('compareplan')
  const plans = data?.plans.toSorted((left, right) => left.monthlyPrice - right.monthlyPrice)
  return (
    <section className={styles.section}>
      <SectionHeading
        aside={
          <Link href={href} asChild>
            <TextLink href={href}>{texts.compare}</TextLink>
          </Link>
        }
      >
        {texts.plans}
      </SectionHeading>
      <TileGrid>
        {positions.map((position) => {
          const plan = plans?.[position]
          return (
            <Tile key={position} className={styles.plan}>
              {plan ? (
                <>
                  <Heading level={3} size={22}>
                    {`${plan.displayName} `}
                    {plan.recommended && <span className={styles.recommended}>{texts.recommended}</span>}
                  </Heading>
                  <p className={styles.price}>
                    {formatPrice(plan.monthlyPrice)}
                    <span className={styles.unit}>
                      <Spoken>{month}</Spoken>
                    </span>
                  </p>
                  <p className={styles.terms}>{autoPayOf(plan)}</p>
                  <p>{plan.summary}</p>
                  <ChoosePlan planId={plan.planId}>{texts.choose(plan.displayName)}</ChoosePlan>
                </>
              ) : (
                <Skeleton height="12rem" />
              )}
            </Tile>
          )
        })}
      </TileGrid>
    </section>
  )
}
