import { mount } from 'svelte';
import App from './App.svelte';
import './design/tokens.css';
import './design/components.css';
import './design/controls.css';
import './design/access.css';
import { addSharedSymbols } from './design/pieces';
import { keepForOffline } from './lib/offline';
import { speak } from './lib/language/speech.svelte';
import { apply, settings } from './lib/settings.svelte';

apply();
addSharedSymbols();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });

// Not during development: it would serve outdated files. A browser may refuse; everything works without it.
if (import.meta.env.PROD) void keepForOffline().catch(() => null);
