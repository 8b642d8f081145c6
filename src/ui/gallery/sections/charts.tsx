import { useState } from 'react';
import { BarChart } from '../../chart/BarChart';
import { ChoroplethLegend } from '../../chart/ChoroplethLegend';
import { LineChart } from '../../chart/LineChart';
import { PieChart } from '../../chart/PieChart';
import { SankeyChart } from '../../chart/SankeyChart';
import { ScatterChart } from '../../chart/ScatterChart';
import { SmallMultiples } from '../../chart/SmallMultiples';
import { List } from '../../display/List';
import { Card } from '../../layout/Card';
import { sampleTexts } from './sampleTexts';

const hazards = ['Flood', 'Epidemic', 'Cyclone', 'Earthquake', 'Population movement'].map((label) => ({
  key: label,
  label,
}));
const events = [
  { x: 2024.2, y: 12 },
  { x: 2025.5, y: 40 },
  { x: 2026.1, y: 3 },
];
const two = [
  { key: 'dref', label: sampleTexts.dref, values: [34, 21, 12, 8, 15] },
  { key: 'appeal', label: sampleTexts.appeal, values: [12, 6, null, 9, 11] },
];
const three = [...two, { key: 'early', label: sampleTexts.early, values: [5, -3, 6, 0, 2] }];
const years = Array.from({ length: 11 }, (_, index) => `${2016 + index}-01-01`);
const wave = (scale: number) =>
  years.map((_, index) => Math.round(scale * (60 + 25 * Math.sin(index / 1.7) + index * 3)));
const shares = [50, 30, 10, 6, 4].map((value, index) => ({
  key: `${index}`,
  label: hazards[index]?.label ?? '',
  value,
}));
const regions = sampleTexts.places.map((place, index) => ({
  place,
  values: [3, 5, 2, 6].map((value) => value * (index + 1)),
}));
const manyPlaces = Array.from({ length: 40 }, (_, index) => ({
  key: `${index}`,
  label: `${sampleTexts.country} ${index + 1}`,
}));
const quarters = ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'];

export default function Section() {
  const [hazard, setHazard] = useState('Cyclone');
  const [year, setYear] = useState('2026-01-01');
  const overTime = {
    title: sampleTexts.overTime,
    unit: sampleTexts.operations,
    moments: years,
    interval: 'year',
  } as const;
  const lines = [
    { key: 'dref', label: sampleTexts.dref, values: wave(1.3) },
    { key: 'appeal', label: sampleTexts.appeal, values: wave(0.5) },
  ];
  const charts = [
    <BarChart
      key="one"
      title={sampleTexts.byType}
      unit={sampleTexts.reports}
      categories={hazards}
      series={two.slice(0, 1)}
    />,
    <BarChart
      key="grouped"
      title={sampleTexts.byType}
      unit={sampleTexts.reports}
      categories={hazards}
      series={three}
    />,
    <BarChart
      key="stacked"
      title={sampleTexts.byType}
      unit={sampleTexts.reports}
      categories={hazards}
      series={three}
      arrangement="stacked"
    />,
    <BarChart
      key="level"
      title={sampleTexts.byType}
      unit={sampleTexts.reports}
      categories={hazards}
      series={two}
      isHorizontal
    />,
    <BarChart
      key="selected"
      title={sampleTexts.byType}
      unit={sampleTexts.reports}
      categories={hazards}
      series={two.slice(0, 1)}
      selected={hazard}
      onSelect={setHazard}
    />,
    <BarChart
      key="many"
      title={sampleTexts.manyBars}
      unit={sampleTexts.reports}
      categories={manyPlaces}
      series={[{ key: 'a', label: sampleTexts.reports, values: manyPlaces.map((_, index) => 40 - index) }]}
      isHorizontal
    />,
    <LineChart key="line" {...overTime} series={lines} selected={year} onSelect={setYear} />,
    <LineChart key="area" {...overTime} series={lines} look="area" />,
    <LineChart key="band" {...overTime} series={lines} band={['appeal', 'dref']} />,
    <LineChart
      key="point"
      {...overTime}
      moments={['2026-01-01']}
      series={[{ key: 'a', label: sampleTexts.dref, values: [12] }]}
    />,
    <ScatterChart
      key="scatter"
      title={sampleTexts.reports}
      domain={[2024, 2027]}
      labels={[2024, 2025, 2026].map((at) => ({ key: String(at), text: String(at), at }))}
      points={events.map(({ x, y }) => ({ key: String(x), x, y, text: `${Math.floor(x)}: ${y}` }))}
      table={{ columns: [sampleTexts.phases, sampleTexts.reports], rows: events.map(({ x, y }) => [Math.floor(x), y]) }}
    />,
    <BarChart key="empty" title={sampleTexts.empty} categories={hazards} series={[]} />,
    <PieChart key="donut" title={sampleTexts.sectors} unit={sampleTexts.projects} slices={shares} />,
    <PieChart key="pie" title={sampleTexts.sectors} slices={shares} look="pie" maxSlices={6} />,
    <SankeyChart
      key="sankey"
      title={sampleTexts.flows}
      unit="CHF"
      nodes={['Donor A', 'Donor B', 'Appeal', 'Health', 'Shelter', 'Water and sanitation'].map((label) => ({
        key: label,
        label,
      }))}
      links={[
        { from: 'Donor A', to: 'Appeal', value: 400_000 },
        { from: 'Donor B', to: 'Appeal', value: 250_000 },
        { from: 'Appeal', to: 'Health', value: 300_000 },
        { from: 'Appeal', to: 'Shelter', value: 200_000 },
        { from: 'Appeal', to: 'Water and sanitation', value: 150_000 },
      ]}
    />,
  ];
  return (
    <>
      <Card>
        <List look="cards" items={charts} itemKey={(chart) => chart.key ?? ''}>
          {(chart) => chart}
        </List>
      </Card>
      <Card headingLevel={3} title={sampleTexts.multiples}>
        <SmallMultiples label={sampleTexts.multiples} items={regions} itemKey={({ place }) => place}>
          {({ place, values }) => (
            <LineChart
              title={place}
              height={140}
              scaleTo={24}
              interval="month"
              moments={quarters}
              series={[{ key: 'a', label: sampleTexts.reports, values }]}
            />
          )}
        </SmallMultiples>
        <ChoroplethLegend
          title={sampleTexts.projects}
          unknown="--line"
          steps={[
            { from: 0, colour: '--blue-050' },
            { from: 2, colour: '--series-2' },
            { from: 10, colour: '--navy-900' },
          ]}
        />
      </Card>
    </>
  );
}
