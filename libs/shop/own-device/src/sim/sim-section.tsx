import { useTexts } from '@soe/shop-platform'
import { NumberedHeading } from '../numbered-heading'
import { ownDeviceTexts } from '../own-device-texts'
import styles from '../own-device.module.css'
import { SimFields, type SimFieldsProps } from './sim-fields'

/** The third question. */
export const SimSection = (fields: SimFieldsProps) => {
  const texts = useTexts(ownDeviceTexts)
  return (
    <section className={styles.section} aria-labelledby="own-sim">
      <NumberedHeading number={3} id="own-sim">
        {texts.sim}
      </NumberedHeading>
      <SimFields {...fields} isLegendHidden />
    </section>
  )
}
