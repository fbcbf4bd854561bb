import type { CartLine } from '@soe/contracts'
import { useTraits } from '@soe/shop-basket'
import { useTexts, defineTexts } from '@soe/shop-platform'
import { Heading, Picture, SectionHeading } from '@soe/ui'
import type { ReactNode } from 'react'
import styles from './line-block.module.css'

export interface LineBlockProps {
  line: CartLine
  /** As the page counts its lines, from 1. */
  position: number
  children: ReactNode
}

const linesTexts = defineTexts(
  {
    line: (position: number) => `Line ${position}`,
    newLine: 'New line',
    newNumber: (number: string) => `New line, ${number}`,
    'port-in': (number: string) => `Comes with ${number}`,
    existing: (number: string) => `Upgrade for ${number}`,
    changedPlan: (number: string) => `Plan change for ${number}`,
  },
  {
    line: (position: number) => `Línea ${position}`,
    newLine: 'Línea nueva',
    newNumber: (number: string) => `Línea nueva, ${number}`,
    'port-in': (number: string) => `Conserva el ${number}`,
    existing: (number: string) => `Mejora para ${number}`,
    changedPlan: (number: string) => `Cambio de plan del ${number}`,
  },
)

const useAside = ({ lineActivityType, mobileNumber, numberChoice }: CartLine): string => {
  const texts = useTexts(linesTexts)
  if (mobileNumber === undefined) return texts.newLine
  const number = mobileNumber.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  if (lineActivityType === 'CPC') return texts.changedPlan(number)
  return numberChoice === 'existing' || numberChoice === 'port-in'
    ? texts[numberChoice](number)
    : texts.newNumber(number)
}

const Device = ({ device }: { device: NonNullable<CartLine['deviceItem']> }) => (
  <div>
    <Heading level={3} size={22}>
      {device.description}
    </Heading>
    <p className={styles.traits}>{useTraits()(device)}</p>
  </div>
)

export const LineBlock = ({ line, position, children }: LineBlockProps) => {
  const texts = useTexts(linesTexts)
  const heading = `line-${line.lineId}`
  const { deviceItem } = line
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} aside={useAside(line)}>
        {texts.line(position)}
      </SectionHeading>
      <div className={deviceItem ? styles.line : styles.choices}>
        {deviceItem && <Picture className={styles.picture} src={deviceItem.imageUrl} alt="" width={240} height={240} />}
        <div className={styles.choices}>
          {deviceItem && <Device device={deviceItem} />}
          {children}
        </div>
      </div>
    </section>
  )
}
