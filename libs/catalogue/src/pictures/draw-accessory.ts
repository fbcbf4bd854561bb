import { type Colorway, colors } from './colors'
import { drawCase, drawClearCase, drawLensProtector, drawScreenProtector, drawWalletCase } from './draw-cases'
import {
  drawBandAlone,
  drawController,
  drawDrone,
  drawGiftCard,
  drawKeyboard,
  drawRing,
  drawSimTool,
  drawStylus,
  drawTracker,
} from './draw-gadgets'
import {
  drawCable,
  drawCarCharger,
  drawCarMount,
  drawCharger,
  drawExtender,
  drawPowerBank,
  drawSmartPlug,
  drawWirelessPad,
} from './draw-power'
import { drawEarbuds, drawHeadphones, drawSpeaker } from './draw-sound'
import { canvas } from './picture-document'
import type { AccessoryKind, AccessorySubject } from './picture-subject'
import { at } from './svg'

type Draw = (subject: AccessorySubject, paint: Colorway) => string

const isClear = (paint: Colorway): boolean => paint.dot === colors.clear.dot

const drawings: Record<AccessoryKind, Draw> = {
  case: (subject, paint) => (isClear(paint) ? drawClearCase(subject, paint) : drawCase(subject, paint)),
  'wallet-case': drawWalletCase,
  'screen-protector': drawScreenProtector,
  'lens-protector': drawLensProtector,
  charger: drawCharger,
  'car-charger': drawCarCharger,
  'wireless-pad': drawWirelessPad,
  cable: drawCable,
  'power-bank': drawPowerBank,
  earbuds: drawEarbuds,
  headphones: drawHeadphones,
  speaker: drawSpeaker,
  band: drawBandAlone,
  'car-mount': drawCarMount,
  'gift-card': drawGiftCard,
  keyboard: drawKeyboard,
  stylus: drawStylus,
  tracker: drawTracker,
  'smart-plug': drawSmartPlug,
  drone: drawDrone,
  controller: drawController,
  extender: drawExtender,
  'sim-tool': drawSimTool,
  ring: drawRing,
}

/** An accessory has one picture, whatever the view. */
export function drawAccessory(subject: AccessorySubject, paint: Colorway): string {
  const drawing = drawings[subject.kind](subject, paint)
  return canvas(subject.small ? at(55, 62, 0.75, drawing) : drawing)
}
