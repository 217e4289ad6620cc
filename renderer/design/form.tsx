import { type CSSProperties, type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: ReactNode;
  /** What a screen reader and a tooltip say, where the label is a bare number or sign. */
  readonly title?: string | undefined;
}

interface SegmentProps<T extends string | number> {
  /** The question that it answers. */
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  onChange(value: NoInfer<T>): void;
}

/** Two to six choices side by side; real radio buttons, so arrows move between them. */
export function Segment<T extends string | number>({ label, value, choices, onChange }: SegmentProps<T>) {
  const name = useId();
  return (
    <fieldset className="segment" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} title={choice.title}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-label={choice.title}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** More choices than a segment holds, or too long ones. */
export function Select<T extends string | number>({ label, value, choices, onChange }: SegmentProps<T>) {
  return (
    <select
      className="field"
      aria-label={label}
      value={String(value)}
      onChange={(event) => {
        const chosen = choices.find((choice) => String(choice.value) === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** On shows a tick, off a dash: never by colour alone. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
    >
      <span>
        <Icon name={on ? 'check' : 'dash'} />
      </span>
    </button>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as it is read: `125 %`. */
  readonly shown: string;
  onChange(value: number): void;
}

export function Slider({ label, value, min, max, step, shown, onChange }: SliderProps) {
  const part = { '--part': `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <span className="slider">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={shown}
        min={min}
        max={max}
        step={step}
        value={value}
        style={part}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output>{shown}</output>
    </span>
  );
}

interface TabsProps<T extends string> {
  readonly label: string;
  /** Null where what is shown belongs to none of them. */
  readonly value: T | null;
  readonly tabs: readonly { readonly value: T; readonly label: string; readonly icon?: IconName | undefined }[];
  onChange(value: NoInfer<T>): void;
  readonly className?: string;
  readonly upright?: boolean;
}

/** Arrows walk the tabs and show each at once; Tab goes on into the panel. */
export function Tabs<T extends string>({ label, value, tabs, onChange, className = 'tabs', upright }: TabsProps<T>) {
  return (
    <div
      className={className}
      role="tablist"
      aria-label={label}
      aria-orientation={upright ? 'vertical' : 'horizontal'}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const at = tabs.findIndex((tab) => tab.value === value);
        const from = at < 0 && step < 0 ? tabs.length : at;
        const next = tabs[(from + step + tabs.length) % tabs.length];
        if (!next) return;
        onChange(next.value);
        event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
      }}
    >
      {tabs.map((tab) => (
        <button
          type="button"
          key={tab.value}
          role="tab"
          className="tab"
          aria-selected={tab.value === value}
          tabIndex={tab === (tabs.find((each) => each.value === value) ?? tabs[0]) ? 0 : -1}
          title={tab.label}
          onClick={() => onChange(tab.value)}
        >
          {tab.icon && <Icon name={tab.icon} />}
          <span>{tab.label}</span>
        </button>
      ))}
    </div>
  );
}

interface SettingRowProps {
  readonly label: ReactNode;
  readonly about?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row of a form: what it is, a line about it, the control. */
export function SettingRow({ label, about, className = '', children }: SettingRowProps) {
  return (
    <div className={`row set ${className}`}>
      <span className="grow">
        <b>{label}</b>
        {about && <span className="about">{about}</span>}
      </span>
      {children}
    </div>
  );
}
