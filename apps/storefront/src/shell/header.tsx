import { useCartCount } from '@soe/shop-basket'
import { cartIconHash } from '@soe/shop-journey'
import {
  brand,
  lazyPart,
  optionalPart,
  prepareAhead,
  useHasPage,
  useIdentity,
  usePathOf,
  useTexts,
} from '@soe/shop-platform'
import { BagIcon, ChevronIcon, classNames, HeartIcon, IconButton, Logo, MenuIcon, PageWidth, useReady } from '@soe/ui'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { AccountEntry } from './account-entry'
import { AccountLinks } from './account-links'
import { HeaderMenu } from './header-menu'
import { HeaderSearch } from './header-search'
import styles from './header.module.css'
import { currentEntry, useNavigation } from './navigation'
import { NavigationLinks } from './navigation-links'
import { shellTexts } from './shell-texts'

const ShopMenu = lazyPart(() => import('../idle/idle.moment').then((module) => module.ShopMenu))

const ShopEntry = ({ isCurrent }: { isCurrent: boolean }) => {
  const texts = useTexts(shellTexts)
  const all = usePathOf()('products/allproducts')
  return (
    <li className={styles.shop}>
      <HeaderMenu
        label={texts.shop}
        align="start"
        panel={ShopMenu}
        trigger={(props) => (
          <Link href={all} aria-current={isCurrent ? 'true' : undefined} {...props}>
            {texts.shop}
            <ChevronIcon size={14} />
          </Link>
        )}
      />
    </li>
  )
}

const MainNavigation = ({ className }: { className: string | undefined }) => {
  const texts = useTexts(shellTexts)
  const [path] = useLocation()
  const { shop, entries } = useNavigation()
  return (
    <nav className={className} aria-label={texts.mainNavigation}>
      <ul>
        {shop.length > 0 && <ShopEntry isCurrent={currentEntry(shop, path) !== undefined} />}
        <NavigationLinks entries={entries} current={currentEntry(entries, path)} />
      </ul>
      {shop.length > 0 && (
        <noscript>
          <ul>
            <NavigationLinks entries={shop} current={currentEntry(shop, path)} />
          </ul>
        </noscript>
      )}
    </nav>
  )
}

const Favorites = () => {
  const texts = useTexts(shellTexts)
  const { wishListCount } = useIdentity()
  const pathOf = usePathOf()
  if (!useHasPage()('Favorites')) return null
  return (
    <Link href={pathOf('Favorites')} asChild>
      <IconButton href="" label={texts.favorites(wishListCount)} count={wishListCount}>
        <HeartIcon filled={false} />
      </IconButton>
    </Link>
  )
}

const Cart = () => {
  const texts = useTexts(shellTexts)
  const pathOf = usePathOf()
  const cartCount = useCartCount()
  const ready = useReady()
  const cart = pathOf('expresscart')
  // Pressed before the scripts run, the link can't set the history's state.
  return (
    <Link href={ready ? cart : `${cart}${cartIconHash}`} state={{ viaCartIcon: true }} asChild>
      <IconButton href="" label={texts.cart(cartCount)} count={cartCount}>
        <BagIcon />
      </IconButton>
    </Link>
  )
}

/** The entries alone, where the code of the menu is missing. */
const PlainMenu = () => (
  <PageWidth>
    <MainNavigation className={styles.plainMenu} />
    <AccountLinks />
  </PageWidth>
)

export const MenuDialog = optionalPart(
  () => import('../idle/idle.moment').then((module) => module.MenuDialog),
  'now',
  PlainMenu,
)

/** Logo, navigation, and the counts from the carrier's cookies. */
export const Header = () => {
  const texts = useTexts(shellTexts)
  /** Undefined until the menu is first opened; its code is fetched when idle, or as the pointer enters the button. */
  const [isMenuOpen, setMenuOpen] = useState<boolean>()
  return (
    <header className={styles.header}>
      <PageWidth className={styles.bar}>
        <Link href="/" className={styles.home} aria-label={texts.home(brand.name)}>
          <Logo name={brand.name} />
        </Link>
        <MainNavigation className={styles.navigation} />
        <div className={styles.tools}>
          <AccountEntry className={styles.account} />
          <HeaderSearch className={styles.search} />
          <Favorites />
          <Cart />
          <IconButton
            className={classNames(styles.menu)}
            label={texts.menu}
            onPointerEnter={() => prepareAhead(MenuDialog.prepare)}
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon />
          </IconButton>
        </div>
      </PageWidth>
      {isMenuOpen !== undefined && <MenuDialog open={isMenuOpen} onClose={() => setMenuOpen(false)} />}
    </header>
  )
}
