import type { ColorName } from './pictures/colors'
import type { PictureView } from './pictures/picture-subject'
import { pictureName } from './picture-name'

/** Grows when the drawings change: pictures are cached for good. */
export const pictureEdition = 1

export const picturePrefix = `/content/vcg/pictures/${pictureEdition}/`

export const pictureUrl = (slug: string, color: ColorName, view: PictureView): string =>
  `${picturePrefix}${pictureName({ slug, color, view })}`

/** Where the carrier keeps the details of promotions. */
export const promoDetailsPrefix = '/content/vcg/promotions/'

export const promoDetailsUrl = (slug: string): string => `${promoDetailsPrefix}${slug}.html`
