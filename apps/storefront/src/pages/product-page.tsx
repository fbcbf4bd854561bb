import { ProductPage } from '@soe/shop-devices'
import { lazyPart } from '@soe/shop-platform'

/** An address that names no product is a page that does not exist. */
export const MissingProduct = lazyPart(() => import('./not-found-page').then((module) => module.Page))

/** One element: drawn by the server, it stays as it is where the page above it renders again before its code has come. */
const missing = <MissingProduct />

export const Page = () => <ProductPage renderMissing={() => missing} />
