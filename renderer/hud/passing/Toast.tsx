import { Icon } from '../../design/icon.tsx';
import { Board } from '../../design/material.tsx';
import './toast.css';
import { useToast } from './use-toast.ts';

/** A line above the rail, at the left, that goes away by itself. */
export function ToastLine() {
  const toast = useToast();
  if (!toast) return null;
  const refused = toast.tone === 'refused';
  return (
    <Board key={toast.text} className={`toast comes ${toast.tone}`} role={refused ? 'alert' : 'status'}>
      {refused && <Icon name="cross" />}
      {toast.text}
    </Board>
  );
}
