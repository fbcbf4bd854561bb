import { DiamondIcon } from '@soe/ui'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { timeOfDay } from '../../../format'
import { paneHref } from '../../../routes'
import { cartStory, type StoryStep } from '../cart/cart-story'
import type { StateView } from '../view/use-state-view'
import { Nothing, Section } from './section'
import styles from './story-section.module.css'

const Step = ({ step, world }: { step: StoryStep; world: string }) => (
  <li className={styles.step} data-by={step.by} data-refused={step.isRefused}>
    <span className={styles.mark} aria-hidden="true">
      {step.by === 'shopper' ? <span className={styles.dot} /> : <DiamondIcon size={10} />}
    </span>
    {step.decision === undefined ? (
      <span className={styles.words}>{step.words}</span>
    ) : (
      <Link className={styles.words ?? ''} href={paneHref(world, 'journal', { decision: step.decision })}>
        {step.words}
      </Link>
    )}
    <time>{timeOfDay(step.at)}</time>
  </li>
)

export const StorySection = ({ view }: { view: StateView }) => {
  const { cart, state, rows, names, world, lock } = view
  const steps = useMemo(() => (cart ? cartStory(cart, state, rows, names, lock) : []), [cart, state, rows, names, lock])
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // The latest step is at the end.
    if (list.current) list.current.scrollLeft = list.current.scrollWidth
  }, [steps.length])
  return (
    <Section id="story" title="How this cart got here" isWide>
      {steps.length === 0 ? (
        <Nothing>The journal holds no change of {cart ? 'this cart' : 'a cart'}.</Nothing>
      ) : (
        <ol ref={list} className={styles.story} aria-label="How this cart got here">
          {steps.map((step) => (
            <Step key={step.id} step={step} world={world} />
          ))}
        </ol>
      )}
    </Section>
  )
}
