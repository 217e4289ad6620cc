import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/design.css';
import { App } from './App.tsx';
import { dropSecondStrokes } from './keyboard/second-strokes.ts';
import { connect } from './session/connection.ts';
import { startSounds } from './sound/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('expected #root in the page');
connect();
dropSecondStrokes();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startSounds();
