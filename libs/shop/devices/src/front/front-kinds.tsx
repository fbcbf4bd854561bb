import { usePathOf, useTexts } from '@soe/shop-platform'
import { Heading, Tile, TileGrid } from '@soe/ui'
import { Link } from 'wouter'
import { deviceTexts } from '../device-texts'
import { frontTexts } from './front-texts'
import styles from './front-page.module.css'

const phone = 'M6 4h26a5 5 0 0 1 5 5v62a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z'

/** Each kind by its name, its page and its drawing. */
const kinds = [
  ['smartphones', 'smartphones/', phone],
  ['watches', 'watches', 'M1 25h32v30H1zM8 25V6h18v19M8 55v19h18V55'],
  ['tablets', 'tablets', 'M1 12h50v56H1zM21 62h10'],
  ['accessories', 'accessories', 'M1 30h40v20L31 66H11L1 50zM12 30V16M30 30V16M21 66v10'],
  ['prepaid', 'smartphones/prepaid', 'M1 12h26l14 14v42H1zM10 38h22v21H10z'],
  [
    'certified-pre-owned',
    { page: 'smartphones/', query: { condition: 'certified-pre-owned' } },
    `${phone}M10 40l7 7 12-14`,
  ],
] as const

/** Every kind of product, each with a drawing in lines of ink. */
export const FrontKinds = () => {
  const texts = useTexts(frontTexts)
  const words = useTexts(deviceTexts)
  const pathOf = usePathOf()
  return (
    <TileGrid isPaired>
      {kinds.map(([name, page, drawing]) => (
        <Tile key={name} className={styles.kind}>
          <svg viewBox="0 0 56 80" width={56} height={80} fill="none" stroke="currentColor" aria-hidden="true">
            <path d={drawing} strokeWidth="1.5" />
          </svg>
          <div>
            <Heading level={3} size={28}>
              <Link href={pathOf(page)}>{words[name]}</Link>
            </Heading>
            <p>{texts[`${name}Note`]}</p>
          </div>
        </Tile>
      ))}
    </TileGrid>
  )
}
