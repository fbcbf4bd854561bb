import { useId } from 'react'
import { classNames } from '../class-names'
import { useReady } from '../use-ready'
import { VisuallyHidden } from '../text/visually-hidden'
import { ColorDot } from './color-dot'
import styles from './color-dots.module.css'

export interface ColorDot {
  value: string
  name: string
  color: string
}

export interface ColorDotsProps {
  label: string
  dots: readonly ColorDot[]
  value?: string
  /** Makes the dots radios; without it they only show. */
  onChange?: (value: string) => void
  max?: number
  /** Reads the "+2" out: "2 more colors". */
  moreLabel: (count: number) => string
}

/** The first `max` colors as dots, then how many more there are. */
export function ColorDots({ label, dots, value, onChange, max = 5, moreLabel }: ColorDotsProps) {
  const name = useId()
  const Group = onChange ? 'fieldset' : 'ul'
  const Item = onChange ? 'label' : 'li'
  const ready = useReady()
  const more = dots.length - max
  return (
    <Group aria-label={label} className={styles.dots} {...(onChange && { disabled: !ready })}>
      {dots.slice(0, max).map((dot) => (
        <Item key={dot.value} className={onChange && styles.choice}>
          {onChange && (
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={dot.value === value}
              onChange={() => onChange(dot.value)}
            />
          )}
          <ColorDot color={dot.color} className={classNames(dot.value === value && styles.current)} />
          <VisuallyHidden>{dot.name}</VisuallyHidden>
        </Item>
      ))}
      {more > 0 && <More as={onChange ? 'span' : 'li'} count={more} label={moreLabel(more)} />}
    </Group>
  )
}

function More({ as: Item, count, label }: { as: 'span' | 'li'; count: number; label: string }) {
  return (
    <Item className={styles.more}>
      <span aria-hidden="true">{`+${count}`}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Item>
  )
}
