import type { Page } from '@playwright/test'
import type { GalleryWindow, StageLook } from '../gallery-window'

export interface Look extends StageLook {
  /** Pixels of the window: 375 is a phone, 1440 a desk. */
  width?: 375 | 1024 | 1440
}

declare const window: GalleryWindow

const heights = { 375: 812, 1024: 768, 1440: 900 } as const

/** The world of a story that is mounted. */
export interface MountedWorld {
  readonly id: string
}

export const resize = async (page: Page, width: keyof typeof heights) => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: heights[width] })
}

export const mountStory = async (
  page: Page,
  story: string,
  { width = 1440, ...look }: Look = {},
): Promise<MountedWorld> => {
  await resize(page, width)
  const { world } = await page.evaluate((request) => window.gallery.mount(request), { story, ...look })
  return { id: world ?? '' }
}
