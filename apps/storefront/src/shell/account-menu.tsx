import { isPrepay } from '@soe/rules'
import { buildPagePath } from '@soe/shop-journey'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Link } from 'wouter'
import { SignOutLink } from './account-links'
import styles from './account-menu.module.css'
import { LanguageLink } from './language-link'
import { menuTexts } from './menu-texts'

/** The whole name, what the customer has in the shop, and the way out. */
export const AccountMenu = ({ onChoose }: { onChoose: () => void }) => {
  const texts = useTexts(menuTexts)
  const { audience, firstName, wishListCount } = useIdentity()
  const hub = buildPagePath('expresshub', { audience })
  return (
    <>
      <p className={styles.name}>{firstName}</p>
      <ul className={styles.entries}>
        <li>
          <Link href={hub} onClick={onChoose}>
            {texts.linesAndOffers}
          </Link>
        </li>
        <li>
          <Link href={`${hub}#saved-carts`} onClick={onChoose}>
            {texts.savedCarts}
          </Link>
        </li>
        {!isPrepay(audience) && (
          <li>
            <Link href={buildPagePath('Favorites', { audience })} onClick={onChoose}>
              {texts.favorites} <span>{wishListCount}</span>
            </Link>
          </li>
        )}
        <li className={styles.language}>
          <LanguageLink />
        </li>
      </ul>
      <p className={styles.out}>
        <SignOutLink />
      </p>
    </>
  )
}
