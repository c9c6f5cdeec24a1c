/** A scene with the view of this game. */
import type { Description } from '../../lib/protocol';
import type { Scene as AnyScene } from '../../lib/scene';
import type { View } from './view';

export type Scene = AnyScene<Description, View>;
