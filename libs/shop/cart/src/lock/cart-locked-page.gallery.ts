import { storyTest } from '@soe/stories/playwright'
import type * as stories from './cart-locked-page.story'

storyTest<typeof stories>()
