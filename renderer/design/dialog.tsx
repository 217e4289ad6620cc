import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  /** Esc, or a click beside it: steps back and changes nothing. */
  onClose(): void;
  readonly children: ReactNode;
  readonly look?: 'paper' | 'board';
  readonly className?: string;
}

/** A modal sheet: the focus stays inside while it is open and goes back where it was afterwards. */
export function Dialog({ title, onClose, children, look = 'paper', className = '' }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      className={`${look} comes ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <h2 className="head">{title}</h2>
      {children}
    </dialog>
  );
}
