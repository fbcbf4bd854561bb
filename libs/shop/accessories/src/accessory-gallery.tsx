import { useTexts } from '@soe/shop-platform'
import { ArrowLeftIcon, IconButton, Picture } from '@soe/ui'
import { useState } from 'react'
import styles from './accessory-dialog.module.css'
import { accessoryTexts } from './accessory-texts'

/** Pictures one at a time; with a single one there is nothing to step through. */
export const AccessoryGallery = ({ name, images }: { name: string; images: readonly string[] }) => {
  const texts = useTexts(accessoryTexts)
  const [index, setIndex] = useState(0)
  const count = images.length
  const step = (by: number) => setIndex((index + by + count) % count)
  return (
    <div className={styles.gallery}>
      <Picture className={styles.picture} src={images[index] ?? ''} alt={name} width={350} height={350} />
      {count > 1 && (
        <div className={styles.steps}>
          <IconButton label={texts.previous} onClick={() => step(-1)}>
            <ArrowLeftIcon />
          </IconButton>
          <output>{texts.picture(index + 1, count)}</output>
          <IconButton label={texts.next} className={styles.next} onClick={() => step(1)}>
            <ArrowLeftIcon />
          </IconButton>
        </div>
      )}
    </div>
  )
}
