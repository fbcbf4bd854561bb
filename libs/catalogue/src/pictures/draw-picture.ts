import { colours, type ColourName } from './colours'
import { drawAccessory } from './draw-accessory'
import { drawFold } from './draw-fold'
import { drawPhone } from './draw-phone'
import { drawTablet } from './draw-tablet'
import { drawWatch } from './draw-watch'
import type { PictureSubject, PictureView } from './picture-subject'

/** A standalone SVG document on a transparent ground; the same arguments give the same string. */
export function drawPicture(subject: PictureSubject, colour: ColourName, view: PictureView): string {
  const paint = colours[colour]
  switch (subject.form) {
    case 'phone':
      return drawPhone(subject, paint, view)
    case 'fold':
      return drawFold(subject, paint, view)
    case 'tablet':
      return drawTablet(subject, paint, view)
    case 'watch':
      return drawWatch(subject, paint, view)
    case 'accessory':
      return drawAccessory(subject, paint)
  }
}
