import type { Colourway } from './colours'
import { bookViews } from './draw-book'
import { flipViews } from './draw-flip'
import type { FoldSubject, PictureView } from './picture-subject'

const viewsByHinge = { book: bookViews, flip: flipViews }

export const drawFold = (subject: FoldSubject, paint: Colourway, view: PictureView): string =>
  viewsByHinge[subject.hinge](subject, paint)[view]()
