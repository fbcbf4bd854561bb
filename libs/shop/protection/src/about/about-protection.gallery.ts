import { storyTest } from '@soe/stories/playwright'
import type * as stories from './about-protection.story'

storyTest<typeof stories>()
