import { ErrorPage } from '@soe/shop-cart'

export const Page = () => <ErrorPage />
